import type { RowId } from "./selection.js";

/** The value of a column in a row. */
export type Accessor<Row> = (row: Row, index: number) => unknown;

/** A server page, as the contexts of its cells see it. */
export interface Page<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
}

/** A row of a server page in the context of a cell: the part of TanStack's `Row` that needs no row model. */
export class PageRow<Row> {
  readonly depth = 0;
  readonly subRows: readonly never[] = [];
  readonly original: Row;
  readonly #page: () => Page<Row>;
  readonly #accessors: ReadonlyMap<string, Accessor<Row>>;

  constructor(original: Row, page: () => Page<Row>, accessors: ReadonlyMap<string, Accessor<Row>>) {
    this.original = original;
    this.#page = page;
    this.#accessors = accessors;
  }

  get id(): RowId {
    return this.#page().rowId(this.original);
  }

  get index(): number {
    return this.#page().rows.indexOf(this.original);
  }

  getValue(columnId: string): unknown {
    const accessor = this.#accessors.get(columnId);
    // Most accessors ignore the index, which is slow to find.
    return accessor?.(this.original, accessor.length > 1 ? this.index : 0);
  }

  renderValue(columnId: string): unknown {
    return this.getValue(columnId);
  }
}
