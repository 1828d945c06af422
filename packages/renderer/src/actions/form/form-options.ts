import { type LookupEndpoint, valueAt } from "@portico/endpoints";
import type { LookupRow } from "@portico/endpoints/schemas";
import type { ComboboxOption } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import { useCallOrigin } from "../../client/call-origin.ts";
import { findLookup } from "../../client/find-endpoint.ts";
import { type CallOptions, type ScreenClient, useClient } from "../../client/screen-client.ts";
import { lookupQuery } from "../../filter-lookups.ts";
import type { OptionLookup } from "./form-fields.ts";

/** The options of a field from its lookup; loads nothing without a lookup. */
export function useFieldOptions(lookup: OptionLookup | undefined) {
  const client = useClient();
  const origin = useCallOrigin();
  const request = { options: lookup?.lookup ?? "", ...(lookup?.params && { optionParams: lookup.params }) };
  const { data, isPending, error } = useQuery({
    ...lookupQuery(client, request, {}, origin),
    enabled: lookup !== undefined,
  });
  return {
    options: lookup ? (data ?? []).map((row) => optionOf(lookup, row)) : [],
    isLoading: lookup !== undefined && isPending,
    error,
  };
}

/** The options whose name contains the input, for lookups that cannot search. */
export async function searchOptions(
  client: ScreenClient,
  lookup: OptionLookup,
  text: string,
  options: CallOptions,
): Promise<readonly ComboboxOption[]> {
  const endpoint = findLookup(client, lookup.lookup);
  const canSearch = endpoint !== undefined && takesName(endpoint);
  const rows = await fetchLookup(client, lookup, {
    ...options,
    ...(canSearch && text !== "" && { query: { name: text } }),
  });
  const wanted = text.toLocaleLowerCase();
  return rows
    .map((row) => optionOf(lookup, row))
    .filter(({ label }) => canSearch || label.toLocaleLowerCase().includes(wanted));
}

/** The option of a value: the row's own name for it, or the one of the lookup. */
export async function findOption(
  client: ScreenClient,
  lookup: OptionLookup | undefined,
  value: string,
  { row, name, ...options }: CallOptions & { row: unknown; name: string },
): Promise<ComboboxOption | undefined> {
  const label = valueAt(row, name) === value ? nameBeside(row, name) : undefined;
  if (label !== undefined || !lookup) return { value, label: label ?? value };
  return (await searchOptions(client, lookup, "", options)).find((option) => option.value === value);
}

/** The name that a row has for an id: `ownerName` or `owner` next to `ownerId`. */
function nameBeside(row: unknown, name: string): string | undefined {
  const stem = name.replace(/Id$/, "");
  const found = [`${stem}Name`, stem].map((key) => valueAt(row, key));
  return found.find((value) => typeof value === "string");
}

function takesName({ filters }: LookupEndpoint): boolean {
  return Object.hasOwn(filters, "name");
}

function optionOf({ value = "id" }: OptionLookup, row: LookupRow): ComboboxOption {
  return { value: row[value] ?? "", label: row.name ?? "" };
}

function fetchLookup(client: ScreenClient, { lookup, params }: OptionLookup, options: CallOptions) {
  if (!findLookup(client, lookup)) throw new Error(`There is no lookup "${lookup}".`);
  return client.fetchJson<readonly LookupRow[]>(lookup, { ...options, ...(params && { params }) });
}
