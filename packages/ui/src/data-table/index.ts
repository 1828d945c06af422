export type { ColumnSort } from "@tanstack/react-table";
export { Pager, type PagerChange, type PagerProps } from "../pager/pager.js";
export type { DataTableColumn, DataTableColumnMeta, DataTableFeatures } from "./column.js";
export {
  arrangeColumns,
  type ColumnLayout,
  moveColumn,
  resetColumnWidth,
  resizeColumn,
  type ShownColumn,
  standardColumnLayout,
  toggleColumn,
} from "./column-layout.js";
export { ColumnsMenu } from "./columns-menu.js";
export type { ColumnsMenuProps } from "./columns-panel.js";
export { DataTable } from "./data-table.js";
export type { DataTablePageProps, DataTableProps } from "./data-table-props.js";
export { MarkAll, type MarkAllProps } from "./mark-all.js";
export {
  markAll,
  nothingSelected,
  type RowId,
  type RowSelection,
  unmarkAll,
  unmarkShown,
} from "./selection.js";
export { shortText } from "./short-text.js";
export type { DataTableSelection, SelectionChange, SelectionReason } from "./use-row-selection.js";
