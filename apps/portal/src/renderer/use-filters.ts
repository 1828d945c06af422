import { isLookupId } from "@portico/contract";
import type { LookupRow } from "@portico/contract/schemas";
import type { ResolvedFilter } from "@portico/portal-config";
import type { Filter, FilterValues, SelectFilter } from "@portico/ui/filters";
import { useQueries } from "@tanstack/react-query";
import { fetchJson } from "../api/client.ts";
import { messages } from "../messages.ts";

type Lookup = Extract<ResolvedFilter["filter"], { kind: "select" }>;

/** A screen's filters as the bar draws them, the choices of its selects looked up. */
export function useFilters(resolved: readonly ResolvedFilter[], values: FilterValues): readonly Filter[] {
  const lookups = resolved.flatMap(({ name, filter }) =>
    filter.kind === "select" ? [{ name, filter }] : [],
  );
  const answers = useQueries({ queries: lookups.map(({ filter }) => lookupQuery(filter, values)) });
  return resolved.map(({ name, label, filter }) => {
    if (filter.kind !== "select") return { kind: filter.kind, name, label };
    const answer = answers[lookups.findIndex((lookup) => lookup.name === name)];
    return { kind: "select", name, label, dependsOn: filter.dependsOn ?? [], ...choicesOf(filter, answer) };
  });
}

function lookupQuery({ options, dependsOn = [] }: Lookup, values: FilterValues) {
  const query = Object.fromEntries(dependsOn.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  return {
    queryKey: [options, query],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchOptions(options, query, signal),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

function fetchOptions(lookup: string, query: Record<string, string>, signal: AbortSignal) {
  if (!isLookupId(lookup)) throw new Error(messages.list.noSuchLookup(lookup));
  return fetchJson(lookup, { query, signal });
}

interface Answer {
  data?: readonly LookupRow[] | undefined;
  isPending: boolean;
  error: Error | null;
}

function choicesOf(
  { optionValue = "id" }: Lookup,
  { data = [], isPending, error }: Answer = { isPending: true, error: null },
): Pick<SelectFilter, "options" | "isLoading" | "error"> {
  return {
    options: data.map((option) => ({ value: option[optionValue] ?? "", label: option.name ?? "" })),
    isLoading: isPending,
    error: error ? messages.list.optionsFailed : undefined,
  };
}
