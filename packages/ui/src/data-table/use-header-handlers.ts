"use client";

import type { ColumnSort } from "@tanstack/react-table";
import { useMemo } from "react";
import { type ColumnLayout, resetColumnWidth, resizeColumn } from "./column-layout.js";
import { pressSort } from "./sort.js";
import { useLatest } from "./use-latest.js";

interface Options {
  sort: readonly ColumnSort[];
  onSortChange: ((change: { sort: readonly ColumnSort[] }) => void) | undefined;
  onColumnLayoutChange: ((change: { layout: ColumnLayout }) => void) | undefined;
  columnLayout: ColumnLayout;
}

/** Handlers of the column headers. Their identity is stable, so that a selection change does not rerender headers. */
export function useHeaderHandlers(options: Options) {
  const latest = useLatest(options);
  const canResize = options.onColumnLayoutChange !== undefined;
  return useMemo(() => {
    const resize = (id: string, width: number | undefined) => {
      const { columnLayout, onColumnLayoutChange } = latest.current;
      const isReset = width === undefined;
      const layout = isReset ? resetColumnWidth(columnLayout, id) : resizeColumn(columnLayout, id, width);
      onColumnLayoutChange?.({ layout });
    };
    return {
      onSort: (id: string, keys: { additive: boolean }) => {
        const { sort, onSortChange } = latest.current;
        onSortChange?.({ sort: pressSort(sort, id, keys) });
      },
      onResize: canResize ? resize : undefined,
    };
  }, [latest, canResize]);
}
