import type { FilterValue, ListEndpoint } from "@portico/endpoints";
import { useMemo } from "react";
import { readFilterValue } from "./filter-values.ts";
import { useLocation } from "./host/use-router.ts";

/** Returns the filters of a list that are in the URL: all except personal ones. */
export function useFiltersInUrl({ filters }: ListEndpoint): Readonly<Record<string, FilterValue>> {
  const { search } = useLocation();
  return useMemo(() => {
    const parameters = new URLSearchParams(search);
    const entries = Object.entries(filters).flatMap(([name, filter]) => {
      const value = readFilterValue(filter, parameters.getAll(name));
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(entries);
  }, [search, filters]);
}
