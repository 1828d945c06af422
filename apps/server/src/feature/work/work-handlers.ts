import { type WorkCallOf, type WorkName, workAliases } from "@portico/contract";
import { filtersSchema } from "@portico/contract/schemas";
import { signedIn } from "../../access/caller.ts";
import type { Database } from "../../db/database.ts";
import type { AnyHandler, CheckedRequest, RequestOf } from "../../http/handler.ts";
import { validationFailure } from "../../http/validation.ts";
import { resolveSelection } from "../../lists/selections/resolve-selection.ts";
import type { Services } from "../../services/services.ts";
import type { ContractCalls } from "../calls.ts";
import { assign } from "./assign.ts";
import { changeOneStatus, changeStatus } from "./change-status.ts";
import { statusHistory } from "./history.ts";
import { recordUndo, type UndoableChange } from "./record-undo.ts";
import { summaryOf } from "./summary.ts";
import type { WorkContext } from "./work.ts";

/** The request of such a call, which is the same for all features. */
type WorkRequest<Name extends WorkName> = CheckedRequest &
  Pick<RequestOf<ContractCalls<string, Name>>, "params" | "body">;

type WorkHandlers = Readonly<Record<WorkCallOf<WorkName>, AnyHandler>>;

/** The handlers for rows with a status and an agent, by call name. */
export function workHandlers(services: Services, work: WorkContext): Readonly<Record<WorkName, AnyHandler>> {
  const handlers = handlersOf(services, work);
  const aliases = {
    summaries: handlers[workAliases.summaries],
    putStatus: handlers[workAliases.putStatus],
    patchStatus: handlers[workAliases.patchStatus],
  };
  return { ...handlers, ...aliases };
}

function handlersOf(services: Services, work: WorkContext): WorkHandlers {
  const { database, clock } = services;
  const { list } = work;
  const bulkResponse = async (transaction: Database, change: Omit<UndoableChange, "clock">) => {
    const undo = await recordUndo(transaction, work, { ...change, clock });
    return { changed: change.rows.length, ...(undo && { undo }) };
  };
  return {
    setStatus: async ({ params, body, caller, expectedVersion, once }: WorkRequest<"setStatus">) => {
      const { id, ...change } = body;
      if (id !== undefined && id.toLowerCase() !== params.id.toLowerCase()) {
        throw validationFailure("body", {
          id: ["Doesn't match the ID in the path. Send the same ID, or none."],
        });
      }
      return once(database, (transaction) =>
        changeOneStatus(transaction, work, signedIn(caller), {
          ...change,
          services,
          id: params.id,
          expectedVersion,
        }),
      );
    },
    setStatuses: async ({ body, caller, once }: WorkRequest<"setStatuses">) => {
      const ids = await resolveSelection(services, signedIn(caller), list.id, body);
      return once(database, async (transaction) => {
        const { rows, followUps } = await changeStatus(transaction, work, signedIn(caller), {
          ...body,
          services,
          ids,
        });
        const change = { call: "setStatuses", caller: signedIn(caller), rows } as const;
        if (!followUps) return bulkResponse(transaction, change);
        const { ids: followUpIds, dueDate, dueTime } = followUps;
        const response = await bulkResponse(transaction, { ...change, followUpIds });
        return { ...response, followUp: { added: followUpIds.length, dueDate, dueTime } };
      });
    },
    assign: async ({ body, caller, once }: WorkRequest<"assign">) => {
      const ids = await resolveSelection(services, signedIn(caller), list.id, body);
      return once(database, async (transaction) => {
        const rows = await assign(transaction, work, signedIn(caller), { ...body, ids });
        return bulkResponse(transaction, { call: "assign", caller: signedIn(caller), rows });
      });
    },
    history: ({ params: { id }, caller }: WorkRequest<"history">) =>
      statusHistory(database, work, signedIn(caller), id),
    summary: ({ caller, query }: CheckedRequest) =>
      summaryOf(database, work, signedIn(caller), {
        filters: filtersSchema(list.endpoint).parse(query),
        now: clock.now(),
      }),
  };
}
