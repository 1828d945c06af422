import type { Filter, FilterChange, FilterValue, FilterValues } from "./filter.js";

/** The filter's names in the values: one, or two for a range. */
export function namesOf(filter: Filter): readonly string[] {
  return filter.kind === "dateRange" || filter.kind === "numberRange"
    ? [filter.from, filter.to]
    : [filter.name];
}

/** Identifies a filter of a bar. */
export function filterKey(filter: Filter): string {
  return namesOf(filter).join();
}

/** A value as a list: none, one, or several. */
export function listOf(value: FilterValue | undefined): readonly string[] {
  if (value === undefined || value === "") return [];
  return typeof value === "string" ? [value] : value;
}

/** A list as a value: one is a text, as of filters with one. */
export function oneOrSeveral(list: readonly string[]): FilterValue {
  return list.length > 1 ? list : (list[0] ?? "");
}

/** The first text of a value, for a filter with one. Empty without a value. */
export function textOf(value: FilterValue | undefined): string {
  return listOf(value)[0] ?? "";
}

/**
 * The values after a change; an empty value clears a filter. Also clears filters that depend on a changed one,
 * recursively.
 */
export function changeFilters(
  before: FilterValues,
  filters: readonly Filter[],
  patch: FilterValues,
): FilterChange {
  const values: Record<string, FilterValue> = { ...before };
  const changed = new Set<string>();
  const set = (name: string, value: FilterValue) => {
    if (JSON.stringify(listOf(values[name])) === JSON.stringify(listOf(value))) return;
    if (listOf(value).length === 0) delete values[name];
    else values[name] = value;
    changed.add(name);
  };
  for (const [name, value] of Object.entries(patch)) set(name, value);
  // A set can grow during iteration, so dependents of cleared filters are cleared too.
  for (const name of changed) {
    const dependents = filters.filter(({ dependsOn }) => dependsOn?.includes(name));
    for (const dependent of dependents.flatMap(namesOf)) {
      if (!(dependent in patch)) set(dependent, "");
    }
  }
  return { values, changed: [...changed] };
}

/** Whether a range's start is after its end. */
export function startsAfterEnd(filter: Filter, values: FilterValues): boolean {
  if (filter.kind !== "dateRange" && filter.kind !== "numberRange") return false;
  const [from, to] = [textOf(values[filter.from]), textOf(values[filter.to])];
  if (!from || !to) return false;
  return filter.kind === "dateRange" ? from > to : Number(from) > Number(to);
}
