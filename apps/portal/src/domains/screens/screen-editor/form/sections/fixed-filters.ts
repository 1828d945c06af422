import type { FilterValue } from "@portico/contract";
import { type AvailableFilter, namesOfRaw } from "../document/available-filters.ts";
import { type JsonObject, listOf, withProperty } from "../document/document.ts";

/** The values of fixed filters by name; a filter that takes several values can have a list. */
export type FixedFilterValues = Readonly<Record<string, FilterValue>>;

/** The fixed filters that the form can show: known ones, with values of the right type. */
export function readFixedFilters(
  declared: JsonObject,
  available: readonly AvailableFilter[],
): FixedFilterValues {
  const entries = Object.entries(declared).flatMap(([name, value]) => {
    const filter = available.find(({ names }) => names.includes(name));
    return filter && isFixedValue(value, filter) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

function isFixedValue(value: unknown, { severalValues }: AvailableFilter): value is FilterValue {
  const isList = Array.isArray(value) && value.every((one) => typeof one === "string");
  return typeof value === "string" || (isList && severalValues !== undefined);
}

/**
 * The fixed filters after a change, without empty ones. If a filter loses a value, the filters whose options depend on
 * it are cleared.
 */
export function changeFixedFilters(
  declared: JsonObject,
  patch: FixedFilterValues,
  available: readonly AvailableFilter[],
): JsonObject {
  const cleared = new Set(Object.keys(patch).filter((name) => losesValue(declared[name], patch[name])));
  // The set grows during the loop, because dependents can have dependents.
  for (const name of cleared) {
    const dependents = available.filter(({ dependsOn }) => dependsOn.includes(name));
    for (const dependent of dependents.flatMap(({ names }) => names)) cleared.add(dependent);
  }
  const rest = Object.entries(declared).filter(([name]) => !cleared.has(name));
  const set = Object.entries(patch).filter(([, value]) => value.length > 0);
  return Object.fromEntries([...rest, ...set]);
}

function losesValue(before: unknown = [], after: FilterValue = []): boolean {
  return [before].flat().some((value) => ![after].flat().some((one) => one === value));
}

/** The document with these fixed filters. They are removed from the filters that users can change. */
export function withFixedFilters(document: JsonObject, fixed: JsonObject): JsonObject {
  const names = Object.keys(fixed);
  const next = withProperty(document, "permanentFilters", names.length === 0 ? undefined : fixed);
  const filters = listOf(document, "filters") ?? [];
  const rest = filters.filter((raw) => !namesOfRaw(raw)?.some((name) => names.includes(name)));
  return rest.length < filters.length ? withProperty(next, "filters", rest) : next;
}

/** The filters to show: those with values and those just added, each after the ones it depends on. */
export function shownFilters(
  available: readonly AvailableFilter[],
  values: FixedFilterValues,
  added: readonly string[],
): readonly AvailableFilter[] {
  const hasValue = (name: string) => Object.hasOwn(values, name);
  return inDependence(available.filter(({ id, names }) => added.includes(id) || names.some(hasValue)));
}

/** A filter after the filters that it depends on. */
export function withDependencies(
  filter: AvailableFilter,
  available: readonly AvailableFilter[],
): readonly AvailableFilter[] {
  const needed = new Set([filter]);
  // The set grows during the loop, because dependencies can have dependencies.
  for (const { dependsOn } of needed) {
    for (const other of available)
      if (other.names.some((name) => dependsOn.includes(name))) needed.add(other);
  }
  return inDependence([...needed]);
}

function inDependence(filters: readonly AvailableFilter[]): readonly AvailableFilter[] {
  return filters.toSorted((a, b) => a.dependsOn.length - b.dependsOn.length);
}
