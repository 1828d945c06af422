import type { FilterValue, LookupFilter } from "@portico/endpoints";
import type { LookupRow } from "@portico/endpoints/schemas";
import type { AsyncSelectFilter, SelectFilter } from "@portico/ui/filters";
import type { PageOrigin } from "./client/call-origin.ts";
import { findLookup } from "./client/find-endpoint.ts";
import type { ScreenClient } from "./client/screen-client.ts";
import { pageMessages } from "./messages/page.ts";

/** The values of filters by name; a fixed filter can have several. */
export type FilterValuesByName = Readonly<Record<string, FilterValue>>;

/** The state of a lookup request. */
export interface LookupResponse {
  readonly data?: readonly LookupRow[] | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
}

const pending: LookupResponse = { isPending: true, error: null };

/** A lookup with the parameters of its path, and the filters that it depends on. */
type LookupRequest = Pick<LookupFilter, "options" | "optionParams" | "dependsOn">;

/**
 * Returns the query that fetches the options of a filter, field or dialog. They share a key, so that a form does not
 * load options again that the page already has: text that is typed into a select without options is lost.
 */
export function lookupQuery(
  client: ScreenClient,
  filter: LookupRequest,
  values: FilterValuesByName,
  origin?: PageOrigin,
) {
  const query = dependencyValues(filter, values);
  return {
    queryKey: [filter.options, filter.optionParams ?? {}, query],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchOptions(client, filter, query, { signal, origin }),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/**
 * Returns the options of a select filter.
 * @param texts @default English
 */
export function selectOptions(
  filter: LookupFilter,
  { data = [], isPending, error }: LookupResponse = pending,
  texts = pageMessages(),
): Pick<SelectFilter, "options" | "isLoading" | "error"> {
  return {
    options: data.map((row) => optionOf(filter, row)),
    isLoading: isPending,
    error: error ? texts.list.optionsFailed : undefined,
  };
}

/** The most options that a search offers. More than these are found by typing. */
const maxOptions = 100;

/** Returns the search function of an asyncSelect filter. */
export function lookupSearch(
  client: ScreenClient,
  filter: LookupFilter,
  values: FilterValuesByName,
  origin?: PageOrigin,
): AsyncSelectFilter["search"] {
  return async ({ text, signal }) => {
    const typed = text.trim() === "" ? {} : { [filter.searchBy ?? "name"]: text.trim() };
    const rows = await fetchOptions(
      client,
      filter,
      { ...dependencyValues(filter, values), ...typed },
      { signal, origin },
    );
    // Places of the same name are one option.
    const options = new Map(rows.map((row) => optionOf(filter, row)).map((one) => [one.value, one]));
    return [...options.values()].slice(0, maxOptions);
  };
}

/** Returns the labels of the values that a lookup offers. */
export function lookupLabels(
  filter: LookupFilter,
  { data = [] }: LookupResponse = pending,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    data.map((row) => optionOf(filter, row)).map(({ value, label }) => [value, label]),
  );
}

function dependencyValues({ dependsOn = [] }: LookupRequest, values: FilterValuesByName) {
  return Object.fromEntries(dependsOn.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
}

function optionOf({ optionValue = "id" }: LookupFilter, row: LookupRow) {
  return { value: row[optionValue] ?? "", label: row.name ?? "" };
}

function fetchOptions(
  client: ScreenClient,
  { options, optionParams }: LookupRequest,
  query: FilterValuesByName,
  requestOptions: { signal: AbortSignal; origin: PageOrigin | undefined },
): Promise<readonly LookupRow[]> {
  if (!findLookup(client, options)) throw new Error(`There is no lookup "${options}".`);
  return client.fetchJson<readonly LookupRow[]>(options, {
    ...requestOptions,
    query,
    ...(optionParams ? { params: optionParams } : {}),
  });
}
