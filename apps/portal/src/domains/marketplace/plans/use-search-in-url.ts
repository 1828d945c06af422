import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { type PlanSearchState, readPlanSearch, withPart, writePlanSearch } from "./search-state.ts";

/** The search of the page's URL, and a function that changes a part of it. */
export interface SearchInUrl {
  readonly state: PlanSearchState;
  /** Replaces the history entry, except when the view changes: Back then returns to the results. */
  readonly change: (part: Partial<PlanSearchState>) => void;
  /** The query of the URL, to keep the search in links. */
  readonly query: string;
}

/** Returns the plan search that the page's URL contains. */
export function useSearchInUrl(): SearchInUrl {
  const [params, setParams] = useSearchParams();
  const state = readPlanSearch(params);
  const change = useCallback(
    (part: Partial<PlanSearchState>) =>
      setParams((before) => writePlanSearch(withPart(readPlanSearch(before), part)), {
        replace: part.isComparing !== true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const query = writePlanSearch({ ...state, isComparing: false }).toString();
  return { state, change, query: query && `?${query}` };
}
