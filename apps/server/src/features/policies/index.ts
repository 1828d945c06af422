import type { Handlers } from "../../http/handler.ts";
import { listHandler } from "../../lists/list-handler.ts";
import type { Services } from "../../services.ts";
import { policyDetail } from "./detail.ts";
import { policyList } from "./list.ts";
import { policySummaries } from "./summaries.ts";

/** Policies: their list and exports, one in detail, and how many there are of each status. */
export function policyHandlers(services: Services) {
  return {
    "policies.list": listHandler(services, policyList(services)),
    "policies.detail": policyDetail(services),
    "policies.summaries": policySummaries(services),
  } satisfies Partial<Handlers>;
}
