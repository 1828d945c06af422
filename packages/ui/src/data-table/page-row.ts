import type { RowId } from "./selection.js";

/** The value of a column in a row. */
export type Accessor<Row> = (row: Row, index: number) => unknown;

/** A server page, as the contexts of its cells see it. */
export interface Page<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
}

/** A row of a server page in the context of a cell: the part of TanStack's `Row` that needs no row model. */
export interface PageRow<Row> {
  readonly original: Row;
  readonly id: RowId;
  readonly index: number;
  readonly getValue: (columnId: string) => unknown;
}

/** The row of the context for a row of the page. */
export function pageRow<Row>(
  original: Row,
  page: () => Page<Row>,
  accessors: ReadonlyMap<string, Accessor<Row>>,
): PageRow<Row> {
  return {
    original,
    get id() {
      return page().rowId(original);
    },
    get index() {
      return page().rows.indexOf(original);
    },
    // Most accessors ignore the index, which is slow to find.
    getValue(columnId) {
      const accessor = accessors.get(columnId);
      return accessor?.(original, accessor.length > 1 ? this.index : 0);
    },
  };
}
