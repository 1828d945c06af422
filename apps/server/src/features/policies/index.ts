import type { Handlers } from "../../http/handler.ts";
import { listHandler } from "../../lists/list-handler.ts";
import { policyWorkHandlers } from "../../policy-work/index.ts";
import { policyWork } from "../../policy-work/policy-work.ts";
import type { Services } from "../../services.ts";
import { policyDetail } from "./detail.ts";
import { policyList } from "./list.ts";

/** Policies: their list and exports, one in detail, and the work on them. */
export function policyHandlers(services: Services) {
  const list = policyList(services);
  const { summary, history, setStatus, setStatuses, assign } = policyWorkHandlers(services, policyWork, list);
  return {
    "policies.list": listHandler(services, list),
    "policies.detail": policyDetail(services),
    "policies.summaries": summary,
    "policies.history": history,
    "policies.setStatus": setStatus,
    "policies.setStatuses": setStatuses,
    "policies.assign": assign,
  } satisfies Partial<Handlers>;
}
