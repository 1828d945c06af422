import type { ColumnSort } from "@tanstack/react-table";
import type { TableColumn } from "./column.js";
import type { TablePosition } from "./data-table-props.js";
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
  position: TablePosition | undefined;
}
