import type { ListEndpoint } from "@portico/endpoints";
import { useMemo } from "react";
import { isFilterValue } from "./filter-values.ts";
import { useLocation } from "./host/use-router.ts";

/** Returns the filters of a list that are in the URL: all except personal ones. */
export function useFiltersInUrl({ filters }: ListEndpoint): Readonly<Record<string, string>> {
  const { search } = useLocation();
  return useMemo(() => {
    const entries = [...new URLSearchParams(search)].filter(
      ([name, value]) => value !== "" && Object.hasOwn(filters, name) && isFilterValue(filters[name], value),
    );
    return Object.fromEntries(entries);
  }, [search, filters]);
}
