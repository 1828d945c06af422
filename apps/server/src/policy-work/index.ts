import { signedIn } from "../access/caller.ts";
import type { CheckedRequest, RequestOf } from "../http/handler.ts";
import { invalid } from "../http/issues.ts";
import { bindList, type List } from "../lists/list.ts";
import { rowsMeant } from "../lists/selections/rows-meant.ts";
import type { Services } from "../services.ts";
import { assign } from "./assign.ts";
import { changeOneStatus } from "./change-one-status.ts";
import { changeStatus } from "./change-status.ts";
import { historyHandler } from "./history.ts";
import type { PolicyWork } from "./policy-work.ts";
import { summaryHandler } from "./summary.ts";

/** What a call on policies is asked; those on unpaid and lost ones take the same. */
type Asked<Id extends "policies.setStatus" | "policies.setStatuses" | "policies.assign"> = CheckedRequest &
  Pick<RequestOf<Id>, "params" | "body">;

/** The calls that policies, unpaid and lost ones have in common, over the rows of one of them. */
export function policyWorkHandlers(services: Services, work: PolicyWork, declared: List) {
  const { database } = services;
  const list = bindList(declared, services);
  const setStatus = async ({ params, body, caller, expectedVersion, once }: Asked<"policies.setStatus">) => {
    const { id, ...change } = body;
    if (id !== undefined && id.toLowerCase() !== params.id.toLowerCase()) {
      throw invalid("body", { id: ["This is another id than the one in the path; send the same, or none."] });
    }
    return once(database, (transaction) =>
      changeOneStatus(transaction, work, list, signedIn(caller), {
        ...change,
        id: params.id,
        expectedVersion,
      }),
    );
  };
  const setStatuses = async ({ body, caller, once }: Asked<"policies.setStatuses">) => {
    const ids = await rowsMeant(services, signedIn(caller), work.listId, body);
    return once(database, async (transaction) => {
      const rows = await changeStatus(transaction, work, signedIn(caller), { ...body, ids });
      return { changed: rows.length };
    });
  };
  const assignAll = async ({ body, caller, once }: Asked<"policies.assign">) => {
    const ids = await rowsMeant(services, signedIn(caller), work.listId, body);
    return once(database, async (transaction) => {
      const rows = await assign(transaction, work, signedIn(caller), { ...body, ids });
      return { changed: rows.length };
    });
  };
  return {
    summary: summaryHandler(services, work),
    history: historyHandler(services, work),
    setStatus,
    setStatuses,
    assign: assignAll,
  };
}
