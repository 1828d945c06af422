export { Pager, type PagerChange, type PagerProps } from "../pager/pager.js";
export type { DataTableColumn } from "./column.js";
export { DataTable, type DataTableProps } from "./data-table.js";
export {
  markAll,
  nothingSelected,
  type RowId,
  type RowSelection,
  unmarkAll,
  unmarkShown,
} from "./selection.js";
export { type ColumnSort, pressSort, type SortDirection, type SortValue, sortRows } from "./sort.js";
export type { DataTableSelection, SelectionChange, SelectionReason } from "./use-row-selection.js";
