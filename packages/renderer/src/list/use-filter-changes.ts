import type { FilterValue } from "@portico/endpoints";
import { useCallback } from "react";
import type { ListState } from "../list-state.ts";
import type { ChangeListState } from "../use-list-state.ts";
import type { FilterFormProps } from "./filter-form.tsx";

/** Returns functions that change a list's filters and show its first page. They are stable, for memoized parts. */
export function useFilterChanges({ filters }: ListState, change: ChangeListState) {
  const setFilters = useCallback<FilterFormProps["onValuesChange"]>(
    ({ values }) => change((before) => ({ ...before, filters: values, pageNumber: 1 })),
    [change],
  );
  const setFilter = useCallback(
    (name: string, value: FilterValue | undefined) =>
      change(({ filters: { [name]: _, ...others }, ...before }) => {
        return { ...before, filters: value ? { ...others, [name]: value } : others, pageNumber: 1 };
      }),
    [change],
  );
  const isFiltered = Object.keys(filters).length > 0;
  const clearFilters = useCallback(
    () => isFiltered && change((before) => ({ ...before, filters: {}, pageNumber: 1 })),
    [isFiltered, change],
  );
  return { setFilters, setFilter, clearFilters };
}
