import type { LookupFilter } from "@portico/contract";
import type { LookupRow } from "@portico/contract/schemas";
import type { AsyncSelectFilter, FilterValues, SelectFilter } from "@portico/ui/filters";
import type { PageOrigin } from "../api/call-origin.ts";
import { fetchJson } from "../api/client.ts";
import { isLookupId } from "../api/known-endpoints.ts";
import { messages } from "../messages/messages.ts";

/** What a lookup answered, or how far it is. */
export interface LookupResponse {
  readonly data?: readonly LookupRow[] | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
}

const onItsWay: LookupResponse = { isPending: true, error: null };

/** What is fetched to offer the choices of a filter. */
export function lookupQuery(filter: LookupFilter, values: FilterValues, origin?: PageOrigin) {
  const query = narrowed(filter, values);
  return {
    queryKey: [filter.options, filter.optionParams ?? {}, query],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchOptions(filter, query, { signal, origin }),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** The choices of a select. */
export function choicesOf(
  filter: LookupFilter,
  { data = [], isPending, error }: LookupResponse = onItsWay,
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
  { data = [] }: LookupResponse = onItsWay,
  origin?: PageOrigin,
): Pick<AsyncSelectFilter, "search" | "valueLabel"> {
  const known = data.map((row) => optionOf(filter, row)).find((option) => option.value === value);
  return {
    search: async ({ text, signal }) => {
      const typed = text.trim() === "" ? {} : { [filter.searchBy ?? "name"]: text.trim() };
      const rows = await fetchOptions(filter, { ...narrowed(filter, values), ...typed }, { signal, origin });
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
  asked: { signal: AbortSignal; origin: PageOrigin | undefined },
): Promise<readonly LookupRow[]> {
  if (!isLookupId(options)) throw new Error(messages.list.noSuchLookup(options));
  return fetchJson(options, { ...asked, query, ...(optionParams ? { params: optionParams } : {}) });
}
