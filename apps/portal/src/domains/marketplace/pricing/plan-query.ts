import { queryOptions } from "@tanstack/react-query";
import { fetchJson } from "../../../api/client.ts";
import type { PricingRequest } from "./use-pricing.ts";

/** The query of a plan's details, with its price. */
export function planQuery(appId: string, planId: string, pricing: PricingRequest) {
  return queryOptions({
    queryKey: ["application.plan", appId, planId, pricing],
    queryFn: ({ signal }) =>
      fetchJson("application.plan", { params: { id: appId, planId }, body: pricing, signal }),
  });
}
