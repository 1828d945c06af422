// biome-ignore-all lint/style/useComponentExportOnlyModules: a cast restores the type parameters that forwardRef drops
import type { RowData, TableFeatures } from "@tanstack/react-table";
import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from "react";
import type { DataTableFeatures } from "./column.js";
import type { DataTableProps } from "./data-table-props.js";
import { ModelTable } from "./model-table.js";
import { PageTable } from "./page-table.js";

function DataTableOf<Row extends RowData>(props: DataTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  return props.table ? <ModelTable {...props} root={ref} /> : <PageTable {...props} ref={ref} />;
}

/**
 * A table of records with sorting, selection, and loading, empty and error states. It is a `table` without selection
 * and a `grid` with it. Wide tables scroll horizontally with a sticky first column. Long pages render only the
 * visible rows, and all rows for printing.
 *
 * It shows a page of rows from a server (`columns`, `rows`, `rowId`), or the rows of a TanStack table (`table`).
 */
export const DataTable = forwardRef(DataTableOf) as <
  Row extends RowData,
  Features extends TableFeatures = DataTableFeatures,
>(
  props: DataTableProps<Row, Features> & RefAttributes<HTMLDivElement>,
) => ReactElement;
