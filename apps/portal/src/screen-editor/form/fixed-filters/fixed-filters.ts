import type { FilterValue } from "@portico/contract";
import { type AvailableFilter, namesOfRaw } from "../document/available-filters.ts";
import { isJsonObject, type JsonObject, listOf, propertyOf, withProperty } from "../document/document.ts";

/** The values of fixed filters by name; a filter that takes several values can have a list. */
export type FixedFilterValues = Readonly<Record<string, FilterValue>>;

/** The fixed filters of a list, as far as the form understands it. */
export interface FixedFilters {
  /** The values by name. */
  readonly values: FixedFilterValues;
  /** Unknown filters, and values of the wrong type; they are preserved. */
  readonly unsupported: readonly string[];
}

/** Parses the fixed filters of a list; undefined if they are not an object. */
export function readFixedFilters(
  document: JsonObject,
  available: readonly AvailableFilter[],
): FixedFilters | undefined {
  const declared = propertyOf(document, "permanentFilters") ?? {};
  if (!isJsonObject(declared)) return undefined;
  const values: Record<string, FilterValue> = {};
  const unsupported: string[] = [];
  for (const [name, declaredValue] of Object.entries(declared)) {
    const filter = available.find(({ names }) => names.includes(name));
    const value = filter && fixedValue(declaredValue, filter);
    if (value === undefined) unsupported.push(name);
    else values[name] = value;
  }
  return { values, unsupported };
}

function fixedValue(declared: unknown, { severalValues }: AvailableFilter): FilterValue | undefined {
  if (typeof declared === "string") return declared;
  const isList = Array.isArray(declared) && declared.every((one) => typeof one === "string");
  return isList && severalValues ? declared : undefined;
}

/**
 * The values after a change, without empty ones. If a filter loses a value, the filters whose options depend on it are
 * cleared.
 */
export function changeFixedFilters(
  values: FixedFilterValues,
  patch: FixedFilterValues,
  available: readonly AvailableFilter[],
): FixedFilterValues {
  const reduced = new Set(Object.keys(patch).filter((name) => losesValue(values[name], patch[name])));
  // The set grows during the loop, because dependents can have dependents.
  for (const name of reduced) {
    const dependents = available.filter(({ dependsOn }) => dependsOn.includes(name));
    for (const dependent of dependents.flatMap(({ names }) => names)) reduced.add(dependent);
  }
  const rest = Object.entries(values).filter(([name]) => !reduced.has(name));
  const entries = [...rest, ...Object.entries(patch)].filter(([, value]) => value.length > 0);
  return Object.fromEntries(entries);
}

function losesValue(before: FilterValue = [], after: FilterValue = []): boolean {
  return [before].flat().some((value) => ![after].flat().includes(value));
}

/** The document with these values instead of all known ones; the keyword is removed with the last of them. */
export function withFixedFilters(
  document: JsonObject,
  values: FixedFilterValues,
  unsupported: readonly string[],
): JsonObject {
  const declared = propertyOf(document, "permanentFilters");
  const unknown = isJsonObject(declared)
    ? Object.entries(declared).filter(([name]) => unsupported.includes(name))
    : [];
  const next = { ...Object.fromEntries(unknown), ...values };
  return withProperty(document, "permanentFilters", Object.keys(next).length === 0 ? undefined : next);
}

/** The document without these filters for users, because a fixed filter cannot also be changed. */
export function withoutFilters(document: JsonObject, names: readonly string[]): JsonObject {
  const filters = listOf(document, "filters") ?? [];
  const rest = filters.filter((raw) => !namesOfRaw(raw)?.some((name) => names.includes(name)));
  return rest.length < filters.length ? withProperty(document, "filters", rest) : document;
}

/** The filters to show: those in use and those just added, each after the ones it depends on. */
export function entriesOf(
  available: readonly AvailableFilter[],
  values: FixedFilterValues,
  opened: readonly string[],
): readonly AvailableFilter[] {
  const isEntered = ({ id, names }: AvailableFilter) =>
    opened.includes(id) || names.some((name) => Object.hasOwn(values, name));
  return inDependence(available.filter(isEntered));
}

/** A filter after the filters that it depends on. */
export function withDependencies(
  candidate: AvailableFilter,
  available: readonly AvailableFilter[],
): readonly AvailableFilter[] {
  const needed = new Set([candidate]);
  // The set grows during the loop, because dependencies can have dependencies.
  for (const one of needed) {
    for (const other of available)
      if (other.names.some((name) => one.dependsOn.includes(name))) needed.add(other);
  }
  return inDependence([...needed]);
}

function inDependence(available: readonly AvailableFilter[]): readonly AvailableFilter[] {
  const depth = ({ dependsOn }: AvailableFilter) => dependsOn.length;
  return available.toSorted((a, b) => depth(a) - depth(b));
}
