import type { LookupFilter } from "@portico/endpoints";
import { type GenericTypeKey, typeGuids } from "./generic-types.ts";

/** A filter by an agent's name. */
export const agentFilter = {
  kind: "asyncSelect",
  options: "agents.lookup",
  optionValue: "name",
  anyOf: true,
  matchesNames: true,
} as const satisfies LookupFilter;

/** A filter by a carrier's name. */
export const carrierFilter = {
  kind: "select",
  options: "carriers.lookup",
  optionValue: "name",
  anyOf: true,
  matchesNames: true,
} as const satisfies LookupFilter;

/** A filter by a state's abbreviation. */
export const stateFilter = {
  kind: "select",
  options: "states.lookup",
  optionValue: "code",
  anyOf: true,
} as const satisfies LookupFilter;

/** A filter by status, with the entries of a generic type. */
export function statusFilter(type: GenericTypeKey) {
  return {
    kind: "select",
    options: "types.lookup",
    optionParams: { typeGuid: typeGuids[type] },
    optionValue: "name",
    anyOf: true,
  } as const satisfies LookupFilter;
}

/** A filter by a county's name. */
export const countyFilter = {
  kind: "asyncSelect",
  options: "counties.lookup",
  optionValue: "name",
  dependsOn: ["state"],
  anyOf: true,
} as const satisfies LookupFilter;

/** A filter by a city's name; the other filters, where they have values, determine which cities are offered. */
export function cityFilter<const Names extends readonly string[]>(dependsOn: Names) {
  return {
    kind: "asyncSelect",
    options: "cities.lookup",
    optionValue: "name",
    dependsOn,
    anyOf: true,
  } as const satisfies LookupFilter;
}
