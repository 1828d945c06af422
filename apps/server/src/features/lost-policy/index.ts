import type { Handlers } from "../../http/handler.ts";
import { listHandler } from "../../lists/list-handler.ts";
import { policyWorkHandlers } from "../../policy-work/index.ts";
import { lostWork } from "../../policy-work/policy-work.ts";
import type { Services } from "../../services.ts";
import { lostPolicyList } from "./list.ts";

/** Lost policies: their list and exports, and the work on them. */
export function lostPolicyHandlers(services: Services) {
  const { summary, history, setStatus, setStatuses, assign } = policyWorkHandlers(
    services,
    lostWork,
    lostPolicyList,
  );
  return {
    "lostPolicy.list": listHandler(services, lostPolicyList),
    "lostPolicy.summary": summary,
    "lostPolicy.history": history,
    "lostPolicy.setStatus": setStatus,
    "lostPolicy.setStatuses": setStatuses,
    "lostPolicy.assign": assign,
  } satisfies Partial<Handlers>;
}
