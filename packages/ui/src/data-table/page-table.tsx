// biome-ignore-all lint/style/useComponentExportOnlyModules: a cast restores the type parameters that forwardRef drops
"use client";

import type { RowData, TableFeatures } from "@tanstack/react-table";
import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from "react";
import type { DataTableFeatures } from "./column.js";
import type { DataTablePageProps } from "./data-table-props.js";
import { TableRenderer } from "./table-renderer.js";
import { usePageView } from "./use-page-view.js";

function PageTableOf<Row extends RowData>(props: DataTablePageProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const { columns, columnLayout, onColumnLayoutChange, rows, rowId, ...others } = props;
  const { sort, onSortChange, position, selection, ...rest } = others;
  const view = usePageView(props);
  return <TableRenderer {...rest} view={view} selection={selection} root={ref} />;
}

/**
 * `DataTable` for rows of a server page only. Apps that pass no `table` import it to load less code: it needs none of
 * TanStack Table.
 */
export const PageTable = forwardRef(PageTableOf) as <
  Row extends RowData,
  Features extends TableFeatures = DataTableFeatures,
>(
  props: DataTablePageProps<Row, Features> & RefAttributes<HTMLDivElement>,
) => ReactElement;
