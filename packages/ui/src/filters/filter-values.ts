import type { Filter, FilterChange, FilterValues } from "./filter.js";

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

/**
 * The values after a change; an empty text clears a filter. Also clears filters that depend on a changed one,
 * recursively.
 */
export function changeFilters(
  before: FilterValues,
  filters: readonly Filter[],
  patch: FilterValues,
): FilterChange {
  const values: Record<string, string> = { ...before };
  const changed = new Set<string>();
  const set = (name: string, value: string) => {
    if ((values[name] ?? "") === value) return;
    if (value === "") delete values[name];
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
  const [from, to] = [values[filter.from], values[filter.to]];
  if (!from || !to) return false;
  return filter.kind === "dateRange" ? from > to : Number(from) > Number(to);
}
