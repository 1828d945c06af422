"use client";

import type { ColumnSort, RowData } from "@tanstack/react-table";
import { useMemo } from "react";
import { arrangeColumns, standardColumnLayout } from "./column-layout.js";
import type { DataTablePageProps } from "./data-table-props.js";
import { pageColumns } from "./page-columns.js";
import type { TableView } from "./table-view.js";
import { useHeaderHandlers } from "./use-header-handlers.js";
import { useLatest } from "./use-latest.js";
import { useRowIds } from "./use-row-selection.js";

const unsorted: readonly ColumnSort[] = [];

/** A page of rows from a server: its rows need no row model, so no code of TanStack Table is loaded. */
export function usePageView<Row extends RowData>(
  props: Pick<
    DataTablePageProps<Row>,
    | "columns"
    | "columnLayout"
    | "onColumnLayoutChange"
    | "rows"
    | "rowId"
    | "sort"
    | "onSortChange"
    | "position"
  >,
): TableView<Row> {
  const { columns: defs, columnLayout = standardColumnLayout, onColumnLayoutChange } = props;
  const { rows, rowId, sort = unsorted, onSortChange, position } = props;
  const page = useLatest({ rows, rowId });
  const canSort = onSortChange !== undefined;
  const resolved = useMemo(() => {
    const declared = pageColumns<Row>(defs, () => page.current);
    return canSort ? declared : declared.map((column) => ({ ...column, isSortable: false }));
  }, [defs, page, canSort]);
  const columns = useMemo(() => arrangeColumns(resolved, columnLayout), [resolved, columnLayout]);
  const handlers = useHeaderHandlers({
    ...{ columns: resolved, sort, onSortChange, columnLayout, onColumnLayoutChange },
  });
  return { columns, items: rows, ids: useRowIds(rows, rowId), sort, position, ...handlers };
}
