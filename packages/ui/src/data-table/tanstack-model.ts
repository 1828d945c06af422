import type { Column, Row, RowData, StockFeatures, Table } from "@tanstack/react-table";

/**
 * TanStack's objects as if the table had all features. Methods of features that a table may lack are called with
 * `?.`.
 */
type Model = StockFeatures;

export type AnyTable<Data extends RowData> = Table<Model, Data>;
export type AnyRow<Data extends RowData> = Row<Model, Data>;
export type AnyColumn<Data extends RowData> = Column<Model, Data>;

/** A table of `useTable`, whatever its rows and features. */
export interface TanStackTable {
  readonly baseAtoms: object;
  readonly store: object;
  readonly options: object;
}

/** The table as if it had all features. */
export function anyTable<Data extends RowData>(table: TanStackTable): AnyTable<Data> {
  return table as AnyTable<Data>;
}
