export type { ColumnSort } from "@tanstack/react-table";
export { Pager, type PagerChange, type PagerProps } from "../pager/pager.js";
export type { DataTableColumn, DataTableColumnMeta, DataTableFeatures } from "./column.js";
export type { ColumnPriority } from "./column-fit.js";
export {
  arrangeColumns,
  type ColumnLayout,
  resetColumnWidth,
  resizeColumn,
  type ShownColumn,
  standardColumnLayout,
} from "./column-layout.js";
export { moveColumn, toggleColumn } from "./column-layout-changes.js";
export { ColumnsMenu } from "./columns-menu.js";
export type { ColumnsMenuProps } from "./columns-panel.js";
export { DataTable } from "./data-table.js";
export type {
  DataTableModelProps,
  DataTablePageProps,
  DataTableProps,
  ModelSelection,
  RowProps,
} from "./data-table-props.js";
export { facetOptions } from "./facet-options.js";
export { focusRows } from "./focus-rows.js";
export { MarkAll, type MarkAllProps } from "./mark-all.js";
export type { TablePosition } from "./page-position.js";
export { PageTable } from "./page-table.js";
export { rowPosition } from "./row-position.js";
export {
  markAll,
  nothingSelected,
  type RowId,
  type RowSelection,
  unmarkAll,
  unmarkShown,
} from "./selection.js";
export { shortText } from "./short-text.js";
export { TablePager, type TablePagerProps } from "./table-pager.js";
export type { TanStackTable } from "./tanstack-model.js";
export type { DataTableSelection, SelectionChange, SelectionReason } from "./use-row-selection.js";
