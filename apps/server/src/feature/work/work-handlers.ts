import type { WorkName } from "@portico/contract";
import { signedIn } from "../../access/caller.ts";
import type { AnyHandler, CheckedRequest, RequestOf } from "../../http/handler.ts";
import { validationFailure } from "../../http/validation.ts";
import { resolveSelection } from "../../lists/selections/resolve-selection.ts";
import type { Services } from "../../services/services.ts";
import type { CallsOf } from "../calls.ts";
import { assign } from "./assign.ts";
import { changeOneStatus } from "./change-one-status.ts";
import { changeStatus } from "./change-status.ts";
import { statusHistory } from "./history.ts";
import { summaryOf } from "./summary.ts";
import type { BoundWork } from "./work.ts";

/** What such a call is sent; it is the same for all features. */
type Sent<Name extends WorkName> = CheckedRequest & Pick<RequestOf<CallsOf<string, Name>>, "params" | "body">;

/** The calls on rows that are worked, by their names. */
export function workHandlers(services: Services, work: BoundWork): Readonly<Record<WorkName, AnyHandler>> {
  const { database, clock } = services;
  const { list } = work;
  const setStatus = async ({ params, body, caller, expectedVersion, once }: Sent<"setStatus">) => {
    const { id, ...change } = body;
    if (id !== undefined && id.toLowerCase() !== params.id.toLowerCase()) {
      throw validationFailure("body", {
        id: ["This is another id than the one in the path; send the same, or none."],
      });
    }
    return once(database, (transaction) =>
      changeOneStatus(transaction, work, signedIn(caller), { ...change, id: params.id, expectedVersion }),
    );
  };
  const summary = ({ caller }: CheckedRequest) => summaryOf(database, work, signedIn(caller), clock.now());
  return {
    setStatus,
    putStatus: setStatus,
    setStatuses: async ({ body, caller, once }: Sent<"setStatuses">) => {
      const ids = await resolveSelection(services, signedIn(caller), list.id, body);
      return once(database, async (transaction) => {
        const rows = await changeStatus(transaction, work, signedIn(caller), { ...body, ids });
        return { changed: rows.length };
      });
    },
    assign: async ({ body, caller, once }: Sent<"assign">) => {
      const ids = await resolveSelection(services, signedIn(caller), list.id, body);
      return once(database, async (transaction) => {
        const rows = await assign(transaction, work, signedIn(caller), { ...body, ids });
        return { changed: rows.length };
      });
    },
    history: ({ params: { id }, caller }: Sent<"history">) =>
      statusHistory(database, work, signedIn(caller), id),
    summary,
    summaries: summary,
  };
}
