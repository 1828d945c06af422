import type { ColumnSort } from "@tanstack/react-table";

/**
 * The sort after clicking a column header: ascending, descending, none. `additive` (Shift) keeps the other columns.
 */
export function pressSort(
  before: readonly ColumnSort[],
  id: string,
  { additive }: { additive: boolean },
): readonly ColumnSort[] {
  const current = before.find((sort) => sort.id === id);
  const isRemoved = current?.desc === true;
  const changed: ColumnSort = { id, desc: current !== undefined };
  if (!additive) return isRemoved ? [] : [changed];
  if (isRemoved) return before.filter((sort) => sort.id !== id);
  return current ? before.map((sort) => (sort.id === id ? changed : sort)) : [...before, changed];
}
