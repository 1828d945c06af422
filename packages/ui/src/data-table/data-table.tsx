// biome-ignore-all lint/style/useComponentExportOnlyModules: a cast restores the type parameters that forwardRef drops
"use client";

import type { RowData, TableFeatures } from "@tanstack/react-table";
import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from "react";
import type { DataTableFeatures } from "./column.js";
import type { DataTablePageProps, DataTableProps } from "./data-table-props.js";
import { TableRenderer } from "./table-renderer.js";
import { usePageView } from "./use-page-view.js";

function DataTableOf<Row extends RowData>(props: DataTablePageProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const { columns, columnLayout, onColumnLayoutChange, columnPinning, rows, rowId, ...others } = props;
  const { sort, onSortChange, position, selection, ...rest } = others;
  const view = usePageView(props);
  return <TableRenderer {...rest} view={view} selection={selection} root={ref} />;
}

/**
 * A table of records with sorting, selection, and loading, empty and error states. It is a `table` without selection
 * and a `grid` with it. Wide tables scroll horizontally with a sticky first column. Long pages render only the
 * visible rows, and all rows for printing.
 */
export const DataTable = forwardRef(DataTableOf) as <
  Row extends RowData,
  Features extends TableFeatures = DataTableFeatures,
>(
  props: DataTableProps<Row, Features> & RefAttributes<HTMLDivElement>,
) => ReactElement;
