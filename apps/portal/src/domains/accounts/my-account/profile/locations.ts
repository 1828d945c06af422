import type { LookupRow } from "@portico/contract/schemas";
import type { ComboboxOption } from "@portico/ui/combobox";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../../api/client.ts";

/** The code of the one country whose states are known. */
const unitedStates = "US";
const staleTime = Number.POSITIVE_INFINITY;

export const countriesQuery = queryOptions({
  queryKey: ["countries.lookup"],
  queryFn: ({ signal }) => fetchJson("countries.lookup", { signal }),
  staleTime,
});

export const statesQuery = queryOptions({
  queryKey: ["states.lookup"],
  queryFn: ({ signal }) => fetchJson("states.lookup", { signal }),
  staleTime,
});

/** The cities of a state, by its postal code; none without one. */
export const citiesQuery = (state: string) =>
  queryOptions({
    queryKey: ["cities.lookup", state],
    queryFn: ({ signal }) => fetchJson("cities.lookup", { query: { state }, signal }),
    enabled: state !== "",
    staleTime,
  });

/** The id of the United States among the countries; null while they are not there. */
export function unitedStatesIn(countries: readonly LookupRow[] | undefined): string | null {
  return countries?.find(({ code }) => code === unitedStates)?.id ?? null;
}

/** The lookups of one address; `isAbroad` if a country without known states is chosen. */
export function useLocations(countryId: string | null, stateId: string | null) {
  const { data: countries } = useQuery(countriesQuery);
  const { data: states } = useQuery(statesQuery);
  const stateCode = states?.find(({ id }) => id === stateId)?.code ?? "";
  const { data: cities } = useQuery(citiesQuery(stateCode));
  const country = countries?.find(({ id }) => id === countryId);
  return {
    countries,
    states,
    cities,
    stateCode,
    isAbroad: country !== undefined && country.code !== unitedStates,
  };
}

/** The text of a location field: the name for the id, or another text while it is unknown. */
export function selectedLocation(
  id: string | null,
  rows: readonly LookupRow[] | undefined,
  otherwise: string,
): ComboboxOption | null {
  if (id === null) return null;
  return { value: id, label: rows?.find((row) => row.id === id)?.name ?? otherwise };
}

/** The locations whose name contains the text; those that start with it come first. */
export function matchingLocations(rows: readonly LookupRow[], text: string): readonly ComboboxOption[] {
  const wanted = text.trim().toLowerCase();
  const found = rows
    .map(({ id = "", name = "", county }) => ({
      value: id,
      label: name,
      ...(county ? { description: county } : {}),
    }))
    .filter(({ label }) => label.toLowerCase().includes(wanted));
  const begins = ({ label }: ComboboxOption) => label.toLowerCase().startsWith(wanted);
  return wanted === "" ? found : [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
