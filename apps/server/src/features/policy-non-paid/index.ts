import type { Handlers } from "../../http/handler.ts";
import { listHandler } from "../../lists/list-handler.ts";
import { policyWorkHandlers } from "../../policy-work/index.ts";
import { unpaidWork } from "../../policy-work/policy-work.ts";
import type { Services } from "../../services.ts";
import { unpaidPolicyList } from "./list.ts";

/** Unpaid policies: their list and exports, and the work on them. */
export function policyNonPaidHandlers(services: Services) {
  const list = unpaidPolicyList(services);
  const { summary, history, setStatus, setStatuses, assign } = policyWorkHandlers(services, unpaidWork, list);
  return {
    "policyNonPaid.list": listHandler(services, list),
    "policyNonPaid.summary": summary,
    "policyNonPaid.history": history,
    "policyNonPaid.setStatus": setStatus,
    "policyNonPaid.putStatus": setStatus,
    "policyNonPaid.setStatuses": setStatuses,
    "policyNonPaid.assign": assign,
  } satisfies Partial<Handlers>;
}
