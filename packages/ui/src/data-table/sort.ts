/** Sort direction of a column. */
export type SortDirection = "ascending" | "descending";

/** A sorted column. */
export interface ColumnSort {
  /** The column's id. */
  id: string;
  /** Its direction. */
  direction: SortDirection;
}

/**
 * The sort after clicking a column header: ascending, descending, none. `additive` (Shift) keeps the other columns.
 */
export function pressSort(
  before: readonly ColumnSort[],
  id: string,
  { additive }: { additive: boolean },
): readonly ColumnSort[] {
  const current = before.find((sort) => sort.id === id);
  const direction = current ? afterDirection(current.direction) : "ascending";
  if (!additive) return direction ? [{ id, direction }] : [];
  if (!direction) return before.filter((sort) => sort.id !== id);
  const changed: ColumnSort = { id, direction };
  return current ? before.map((sort) => (sort.id === id ? changed : sort)) : [...before, changed];
}

function afterDirection(direction: SortDirection): SortDirection | undefined {
  return direction === "ascending" ? "descending" : undefined;
}

/** A comparable cell value. Null and undefined sort last in both directions. */
export type SortValue = string | number | boolean | Date | null | undefined;

/** Sorts rows in the browser, for lists that are fully loaded. Otherwise the server sorts. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly { id: string; value?: ((row: Row) => SortValue) | undefined }[],
  sort: readonly ColumnSort[],
): readonly Row[] {
  const steps = sort.flatMap(({ id, direction }) => {
    const value = columns.find((column) => column.id === id)?.value;
    return value ? [{ value, sign: direction === "ascending" ? 1 : -1 }] : [];
  });
  if (steps.length === 0) return rows;
  return rows.toSorted((a, b) => {
    for (const { value, sign } of steps) {
      const order = compareValues(value(a), value(b), sign);
      if (order !== 0) return order;
    }
    return 0;
  });
}

const collator = new Intl.Collator("en-US", { numeric: true, sensitivity: "base" });

function compareValues(a: SortValue, b: SortValue, sign: number): number {
  const isAbsent = (value: SortValue) => value === null || value === undefined || value === "";
  if (isAbsent(a) || isAbsent(b)) return Number(isAbsent(a)) - Number(isAbsent(b));
  if (typeof a === "string" && typeof b === "string") return sign * collator.compare(a, b);
  return sign * (Number(a) - Number(b));
}
