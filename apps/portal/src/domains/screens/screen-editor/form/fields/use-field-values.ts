import { type Endpoint, fieldOfFilter } from "@portico/contract";
import { useFilters } from "@portico/renderer/list";
import { useMemo } from "react";
import { availableFilters } from "../document/available-filters.ts";

const noValues = {};

/** The values that a field of an endpoint has in rows, if it is a list that has a filter with all of them. */
export function useFieldValues(
  field: string,
  endpoint: Endpoint | undefined,
): {
  readonly values: readonly string[];
  readonly isLoading: boolean;
} {
  const resolved = useMemo(() => {
    const available = endpoint?.kind === "list" ? availableFilters(endpoint) : [];
    return available
      .filter(({ dependsOn }) => dependsOn.length === 0)
      .map((filter) => filter.resolved)
      .filter((one) => one.kind === "single" && fieldOfFilter(one.name, one.filter) === field);
  }, [endpoint, field]);
  const selects = useFilters(resolved, noValues).flatMap((filter) =>
    filter.kind === "select" || filter.kind === "multiSelect" ? filter : [],
  );
  return {
    values: selects.flatMap(({ options = [] }) => options.map(({ value }) => value)),
    isLoading: selects.some(({ isLoading }) => isLoading),
  };
}
