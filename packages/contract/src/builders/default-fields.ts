import type { Fields, Filter, LookupFilter } from "../fields.ts";
import { type GenericTypeKey, typeGuids } from "../generic-types.ts";

/** The id and the version of a row. */
export const rowFields = {
  id: { label: "ID", format: "id" },
  version: { label: "Version", format: "number" },
} as const satisfies Fields;

/** The agent and the status of a row that agents work on. */
export const workFields = {
  agentId: { label: "Agent ID", format: "id" },
  agent: { label: "Agent", sortable: true },
  status: { label: "Status", format: "status", sortable: true },
} as const satisfies Fields;

/** A filter by an agent's name. */
export const agentFilter = {
  kind: "asyncSelect",
  options: "agents.lookup",
  optionValue: "name",
  anyOf: true,
} as const satisfies LookupFilter;

/** A filter by a carrier's name. */
export const carrierFilter = {
  kind: "select",
  options: "carriers.lookup",
  optionValue: "name",
  anyOf: true,
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

/** A filter from, or up to, a day. */
export function dayFilter<const Field extends string>(field: Field, compare: "from" | "to", label: string) {
  return { kind: "date", field, compare, label } as const satisfies Filter<Field>;
}
