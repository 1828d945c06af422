import { plansPerPage } from "@portico/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { fetchJson } from "../../api/client.ts";
import { useDebounced } from "../../forms/use-debounced.ts";
import type { PricingRequest } from "../pricing/use-pricing.ts";
import { filtersOf, type PlanSearchState, readPlanSearch, writePlanSearch } from "./search-state.ts";

/** The delay from the last change of a filter to the request, in milliseconds (decisions, constants). */
const debounce = 500;

/** Loads plans page by page. Changed filters take effect after a short pause. */
export function usePlanSearch(
  appId: string,
  state: PlanSearchState,
  pricing: PricingRequest,
  isEnabled: boolean,
) {
  const filters = writePlanSearch({
    ...readPlanSearch(new URLSearchParams()),
    ...filtersOf(state),
  }).toString();
  const settled = useDebounced(filters, debounce);
  const { hsa, ...others } = filtersOf(readPlanSearch(new URLSearchParams(settled)));
  const { sort, order } = state;
  const body = { ...others, ...(hsa && { hsa }), sort, order, ...pricing };
  const query = useInfiniteQuery({
    queryKey: ["application.plans", appId, body],
    queryFn: ({ pageParam, signal }) =>
      fetchJson("application.plans", { params: { id: appId }, body: { ...body, page: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * plansPerPage < total ? pages.length : undefined),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  return { ...query, isOutdated: query.isPlaceholderData || settled !== filters };
}
