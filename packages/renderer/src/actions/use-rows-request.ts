import type { ActionOf } from "@portico/screens";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ActionContext } from "../action-kinds/action-kind.ts";
import type { ActionTarget } from "../action-kinds/target.ts";
import { findCall } from "../client/find-endpoint.ts";
import { useRepeatableRequest } from "../client/use-repeatable-request.ts";
import { currentRowOf, isVersionConflict } from "../client/version-conflict.ts";
import { useActionMessages } from "../messages/lists.ts";
import { type BodyFields, pageParameters, rowsRequest } from "./rows-request.ts";
import { findStatusId } from "./status-by-code.ts";
import { undoIdOf } from "./undo-offer.ts";

/** The endpoint and the rows of a request. */
export interface RowsRequestOptions {
  readonly action: {
    readonly label: string;
    readonly endpoint: string;
    readonly setsStatus?: ActionOf<"confirm">["setsStatus"];
  };
  readonly target: ActionTarget;
  readonly context: Pick<ActionContext, "client" | "endpointId" | "screen" | "state" | "origin" | "messages">;
}

/** The response to a request for rows. */
export interface RowsResponse {
  readonly response: Response;
  /** The id with which the change can be undone, if it can. */
  readonly undoId: string | undefined;
}

/**
 * Returns a function that sends a dialog's request for rows, with the same idempotency key until the outcome is
 * known. After a version conflict, it refetches the list, and the next attempt uses the current version.
 */
export function useRowsRequest({ action, target, context }: RowsRequestOptions) {
  const texts = useActionMessages();
  const send = useRepeatableRequest();
  const queries = useQueryClient();
  const [version, setVersion] = useState<number>();
  return async (fields?: BodyFields): Promise<RowsResponse> => {
    const { endpoint, label, setsStatus } = action;
    const found = findCall(context.client, endpoint);
    if (!found) throw new Error(texts.unknownEndpoint(label, endpoint));
    const parameters = pageParameters(context);
    try {
      const statusId = setsStatus && (await findStatusId(setsStatus, context));
      const sent = statusId === undefined ? fields : { ...fields, statusId };
      const response = await send(endpoint, rowsRequest(found, target, sent, { version, parameters }));
      return { response, undoId: await undoIdOf(context.client, found, response) };
    } catch (error) {
      if (isVersionConflict(error)) {
        setVersion(currentRowOf(error)?.version);
        void queries.invalidateQueries({ queryKey: [context.endpointId] });
      }
      throw error;
    }
  };
}
