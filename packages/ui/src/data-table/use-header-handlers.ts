"use client";

import type { ColumnSort } from "@tanstack/react-table";
import { useMemo } from "react";
import { type ArrangedColumn, type ColumnLayout, resetColumnWidth, resizeColumn } from "./column-layout.js";
import { moveColumnTo } from "./column-layout-changes.js";
import { pressSort } from "./sort.js";
import { useLatest } from "./use-latest.js";

interface Options {
  /** All columns, in any order. */
  columns: readonly ArrangedColumn[];
  sort: readonly ColumnSort[];
  onSortChange: ((change: { sort: readonly ColumnSort[] }) => void) | undefined;
  onColumnLayoutChange: ((change: { layout: ColumnLayout }) => void) | undefined;
  columnLayout: ColumnLayout;
}

/** Handlers of the column headers. Their identity is stable, so that a selection change does not rerender headers. */
export function useHeaderHandlers(options: Options) {
  const latest = useLatest(options);
  const canArrange = options.onColumnLayoutChange !== undefined;
  return useMemo(() => {
    const resize = (id: string, width: number | undefined) => {
      const { columnLayout, onColumnLayoutChange } = latest.current;
      const isReset = width === undefined;
      const layout = isReset ? resetColumnWidth(columnLayout, id) : resizeColumn(columnLayout, id, width);
      onColumnLayoutChange?.({ layout });
    };
    const move = (id: string, target: string) => {
      const { columns, columnLayout, onColumnLayoutChange } = latest.current;
      onColumnLayoutChange?.({ layout: moveColumnTo(columnLayout, columns, id, target) });
    };
    return {
      onSort: (id: string, keys: { additive: boolean }) => {
        const { sort, onSortChange } = latest.current;
        onSortChange?.({ sort: pressSort(sort, id, keys) });
      },
      onResize: canArrange ? resize : undefined,
      onMove: canArrange ? move : undefined,
    };
  }, [latest, canArrange]);
}
