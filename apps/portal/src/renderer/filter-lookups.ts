import type { LookupFilter } from "@portico/contract";
import type { LookupRow } from "@portico/contract/schemas";
import type { AsyncSelectFilter, FilterValues, SelectFilter } from "@portico/ui/filters";
import { fetchJson } from "../api/client.ts";
import { isLookupId } from "../api/known-endpoints.ts";
import { messages } from "../messages.ts";

/** What a lookup answered, or how far it is. */
export interface LookupAnswer {
  readonly data?: readonly LookupRow[] | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
}

const onItsWay: LookupAnswer = { isPending: true, error: null };

/** What is fetched to offer the choices of a filter. */
export function lookupQuery(filter: LookupFilter, values: FilterValues) {
  const query = narrowed(filter, values);
  return {
    queryKey: [filter.options, filter.optionParams ?? {}, query],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchOptions(filter, query, signal),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** The choices of a select. */
export function choicesOf(
  filter: LookupFilter,
  { data = [], isPending, error }: LookupAnswer = onItsWay,
): Pick<SelectFilter, "options" | "isLoading" | "error"> {
  return {
    options: data.map((row) => optionOf(filter, row)),
    isLoading: isPending,
    error: error ? messages.list.optionsFailed : undefined,
  };
}

/** How the choices of an asyncSelect are found, and what the value in use is called. */
export function searchOf(
  filter: LookupFilter,
  values: FilterValues,
  value: string,
  { data = [] }: LookupAnswer = onItsWay,
): Pick<AsyncSelectFilter, "search" | "valueLabel"> {
  const known = data.map((row) => optionOf(filter, row)).find((option) => option.value === value);
  return {
    search: async ({ text, signal }) => {
      const typed = text.trim() === "" ? {} : { [filter.searchBy ?? "name"]: text.trim() };
      const rows = await fetchOptions(filter, { ...narrowed(filter, values), ...typed }, signal);
      return rows.map((row) => optionOf(filter, row));
    },
    valueLabel: known?.label,
  };
}

function narrowed({ dependsOn = [] }: LookupFilter, values: FilterValues): Record<string, string> {
  return Object.fromEntries(dependsOn.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
}

function optionOf({ optionValue = "id" }: LookupFilter, row: LookupRow) {
  return { value: row[optionValue] ?? "", label: row.name ?? "" };
}

function fetchOptions(
  { options, optionParams }: LookupFilter,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<readonly LookupRow[]> {
  if (!isLookupId(options)) throw new Error(messages.list.noSuchLookup(options));
  return fetchJson(options, { query, signal, ...(optionParams ? { params: optionParams } : {}) });
}
