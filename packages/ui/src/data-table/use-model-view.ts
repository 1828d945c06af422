"use client";

import type { ColumnSort, RowData } from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";
import { moveColumnTo } from "./column-layout-changes.js";
import { modelColumns } from "./model-columns.js";
import { modelLayout } from "./model-layout.js";
import { positionOf } from "./table-position.js";
import type { RowModelView, TableView } from "./table-view.js";
import type { AnyRow, AnyTable } from "./tanstack-model.js";
import { useLatest } from "./use-latest.js";
import { useTableState } from "./use-table-state.js";

const unsorted: readonly ColumnSort[] = [];

interface Options<Row> {
  rowDetail: ((row: Row) => ReactNode) | undefined;
  /** Selectable rows need roles and levels for screen readers. */
  isGrid: boolean;
}

/** The rows and columns of a TanStack table. */
export function useModelView<Row extends RowData>(
  table: AnyTable<Row>,
  { rowDetail, isGrid }: Options<Row>,
): TableView<AnyRow<Row>> {
  const state = useTableState(table, isGrid);
  const { rows } = table.getRowModel();
  const latest = useLatest(table);
  const leafColumns = table.getVisibleLeafColumns?.() ?? table.getAllLeafColumns();
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const isTree = rows.some(hasLevel);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns and the state say what changed in the table
  const columns = useMemo(() => modelColumns(table, isTree), [leafColumns, state, isTree]);
  const canResize = leafColumns.some((column) => column.getCanResize?.());
  const model = useMemo<RowModelView<AnyRow<Row>>>(
    () => ({
      isTree: isTree && isGrid,
      rowAttributes: (row) => rowAttributes(row, isTree && isGrid),
      detail: rowDetail && ((row) => (row.getIsExpanded?.() ? rowDetail(row.original) : undefined)),
    }),
    [isTree, isGrid, rowDetail],
  );
  const handlers = useMemo(
    () => ({
      onSort: (id: string, { additive }: { additive: boolean }) =>
        latest.current.getColumn(id)?.toggleSorting(undefined, additive),
      onResize: (id: string, width: number | undefined) => {
        if (width === undefined) latest.current.getColumn(id)?.resetSize();
        else latest.current.setColumnSizing((before) => ({ ...before, [id]: width }));
      },
      onMove: (id: string, target: string) => {
        const { layout, columns, onLayoutChange } = modelLayout(latest.current);
        onLayoutChange({ layout: moveColumnTo(layout, columns, id, target) });
      },
    }),
    [latest],
  );
  return {
    columns,
    items: rows,
    ids,
    sort: state.sorting ?? unsorted,
    onSort: handlers.onSort,
    onResize: canResize ? handlers.onResize : undefined,
    onMove: "setColumnOrder" in table ? handlers.onMove : undefined,
    position: positionOf(table),
    model,
  };
}

function hasLevel<Row extends RowData>(row: AnyRow<Row>): boolean {
  return row.depth > 0 || (row.getCanExpand?.() ?? false);
}

function rowAttributes<Row extends RowData>(row: AnyRow<Row>, isTree: boolean) {
  const isGroup = row.getIsGrouped?.() ?? false;
  return {
    ...(isTree && {
      "aria-level": row.depth + 1,
      "aria-expanded": row.getCanExpand?.() ? row.getIsExpanded() : undefined,
    }),
    ...(isGroup && { "data-group-row": "", "aria-disabled": undefined }),
  };
}
