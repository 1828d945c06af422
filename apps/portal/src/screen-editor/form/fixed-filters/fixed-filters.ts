import { isJsonObject, type JsonObject, listOf, propertyOf, withProperty } from "../document/document.ts";
import { type AvailableFilter, namesOfRaw } from "../filters/available-filters.ts";

/** the fixed filters of a list, as far as the form understands it. */
export interface FixedFilters {
  /** The values by name. */
  readonly values: Readonly<Record<string, string>>;
  /** Names that the list has no filter of, or whose value is no text; they are kept. */
  readonly unsupported: readonly string[];
}

/** Reads the fixed filters of a list; undefined where something else than names and values is. */
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

/** The document with these values in place of all it understood before; the word goes with the last of them. */
export function withFixedFilters(
  document: JsonObject,
  values: Readonly<Record<string, string>>,
  unsupported: readonly string[],
): JsonObject {
  const declared = propertyOf(document, "permanentFilters");
  const kept = isJsonObject(declared)
    ? Object.entries(declared).filter(([name]) => unsupported.includes(name))
    : [];
  const next = { ...Object.fromEntries(kept), ...values };
  return withProperty(document, "permanentFilters", Object.keys(next).length === 0 ? undefined : next);
}

/** The document whose people are not offered these filters: what always holds cannot be filtered by as well. */
export function withoutFilters(document: JsonObject, names: readonly string[]): JsonObject {
  const filters = listOf(document, "filters") ?? [];
  const rest = filters.filter((raw) => !namesOfRaw(raw)?.some((name) => names.includes(name)));
  return rest.length < filters.length ? withProperty(document, "filters", rest) : document;
}

/** The filters to be entered: those in use and those that were opened, each after what its choices depend on. */
export function entriesOf(
  available: readonly AvailableFilter[],
  values: Readonly<Record<string, string>>,
  opened: readonly string[],
): readonly AvailableFilter[] {
  const isEntered = ({ id, names }: AvailableFilter) =>
    opened.includes(id) || names.some((name) => Object.hasOwn(values, name));
  return inDependence(available.filter(isEntered));
}

/** A filter with those that narrow its choices, which are entered first. */
export function withDependencies(
  candidate: AvailableFilter,
  available: readonly AvailableFilter[],
): readonly AvailableFilter[] {
  const needed = new Set([candidate]);
  // A set grows while it is walked: what a filter depends on can depend on others.
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
