import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isCallId } from "../../api/known-endpoints.ts";
import { useRepeatableRequest } from "../../api/use-repeatable-request.ts";
import { currentRowOf, isVersionConflict } from "../../api/version-conflict.ts";
import { actionMessages } from "../../messages/lists.ts";
import type { ActionContext } from "./action-kind.ts";
import { type BodyFields, pageParameters, rowsRequest } from "./rows-request.ts";
import type { ActionTarget } from "./target.ts";

/** Which call, for the rows of which list. */
export interface RowsCall {
  readonly action: { readonly label: string; readonly endpoint: string };
  readonly target: ActionTarget;
  readonly context: Pick<ActionContext, "endpointId" | "screen" | "state">;
}

/**
 * Sends what a dialog about rows sends, under the same idempotency key as long as no one knows what came of it. Where
 * someone else was quicker the list is fetched again, and the next try changes the version that is there.
 */
export function useRowsRequest({ action, target, context }: RowsCall) {
  const send = useRepeatableRequest();
  const client = useQueryClient();
  const [version, setVersion] = useState<number>();
  return async (fields?: BodyFields): Promise<Response> => {
    const { endpoint, label } = action;
    if (!isCallId(endpoint)) throw new Error(actionMessages.unknownEndpoint(label, endpoint));
    const parameters = pageParameters(context);
    try {
      return await send(endpoint, rowsRequest(endpoint, target, fields, { version, parameters }));
    } catch (error) {
      if (isVersionConflict(error)) {
        setVersion(currentRowOf(error)?.version);
        void client.invalidateQueries({ queryKey: [context.endpointId] });
      }
      throw error;
    }
  };
}
