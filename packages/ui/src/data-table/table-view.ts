import type { ColumnSort } from "@tanstack/react-table";
import type { ReactNode } from "react";
import type { TableColumn } from "./column.js";
import type { RowProps } from "./data-table-props.js";
import type { TablePosition } from "./page-position.js";
import type { RowId } from "./selection.js";

/** What the table renders: a page of rows from a server, or the rows and columns of a TanStack table. */
export interface TableView<Item> {
  /** The visible columns in display order. */
  columns: readonly TableColumn<Item>[];
  items: readonly Item[];
  /** The items' ids, in the same order. */
  ids: readonly RowId[];
  sort: readonly ColumnSort[];
  onSort: (id: string, keys: { additive: boolean }) => void;
  /** Undefined if columns cannot be resized. `undefined` as width resets it. */
  onResize: ((id: string, width: number | undefined) => void) | undefined;
  /** Moves a column to the place of another one. Undefined if columns cannot be moved. */
  onMove: ((id: string, target: string) => void) | undefined;
  position: TablePosition | undefined;
  /** What rows of a model have beyond their cells: groups, levels and details. */
  model?: RowModelView<Item> | undefined;
}

/** What the rows of a TanStack table have beyond their cells. */
export interface RowModelView<Item> {
  /** Rows have levels: a selectable table is a `treegrid`. */
  isTree: boolean;
  /** Attributes of a row's element. */
  rowAttributes: (item: Item) => RowProps;
  /** The content below the row, if it is expanded. */
  detail: ((item: Item) => ReactNode) | undefined;
}
