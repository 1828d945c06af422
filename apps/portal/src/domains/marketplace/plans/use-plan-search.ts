import { plansPerPage } from "@portico/contract";
import { useDebounced } from "@portico/renderer/forms";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { fetchJson } from "../../../api/client.ts";
import type { PricingRequest } from "../pricing/use-pricing.ts";
import { filtersOf, readPlanSearch, writePlanSearch } from "./search-state.ts";
import type { SearchInUrl } from "./use-search-in-url.ts";

/** The delay from the last change of a filter to the request, in milliseconds (decisions, constants). */
const debounce = 500;

/**
 * Loads plans page by page: as many pages as the URL says, which says so when more are loaded. Changed filters take
 * effect after a short pause.
 */
export function usePlanSearch(
  appId: string,
  { state, change }: Pick<SearchInUrl, "state" | "change">,
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
  const { data, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage } = query;
  const loaded = data?.pages.length ?? 0;
  const isShort = loaded > 0 && loaded < state.pages && hasNextPage && !isPlaceholderData;
  useEffect(() => {
    if (isShort && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isShort, isFetching, isFetchNextPageError, fetchNextPage]);
  const loadMore = useCallback(() => {
    change({ pages: Math.max(state.pages, loaded + 1) });
    void fetchNextPage();
  }, [change, state.pages, loaded, fetchNextPage]);
  return { ...query, loadMore, isOutdated: query.isPlaceholderData || settled !== filters };
}
