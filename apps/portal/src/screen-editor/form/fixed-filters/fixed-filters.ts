import { type AvailableFilter, namesOfRaw } from "../document/available-filters.ts";
import { isJsonObject, type JsonObject, listOf, propertyOf, withProperty } from "../document/document.ts";

/** the fixed filters of a list, as far as the form understands it. */
export interface FixedFilters {
  /** The values by name. */
  readonly values: Readonly<Record<string, string>>;
  /** Unknown filters, and values that are not strings; they are preserved. */
  readonly unsupported: readonly string[];
}

/** Parses the fixed filters of a list; undefined if they are not an object. */
export function readFixedFilters(
  document: JsonObject,
  available: readonly AvailableFilter[],
): FixedFilters | undefined {
  const declared = propertyOf(document, "permanentFilters") ?? {};
  if (!isJsonObject(declared)) return undefined;
  const known = available.flatMap(({ names }) => names);
  const isUnderstood = ([name, value]: [string, unknown]): boolean =>
    known.includes(name) && typeof value === "string";
  const entries = Object.entries(declared);
  return {
    values: Object.fromEntries(
      entries.flatMap((entry) => (isUnderstood(entry) ? [[entry[0], String(entry[1])]] : [])),
    ),
    unsupported: entries.filter((entry) => !isUnderstood(entry)).map(([name]) => name),
  };
}

/** The document with these values instead of all known ones; the keyword is removed with the last of them. */
export function withFixedFilters(
  document: JsonObject,
  values: Readonly<Record<string, string>>,
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
  values: Readonly<Record<string, string>>,
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
