"use client";

import { useMemo } from "react";
import { type ColumnLayout, resetColumnWidth, resizeColumn } from "./column-layout.js";
import type { DataTableProps } from "./data-table-props.js";
import type { ColumnSort } from "./sort.js";
import { useLatest } from "./use-latest.js";

type Handlers = Pick<DataTableProps<never>, "onSortChange" | "onColumnLayoutChange">;

interface Options {
  onSortChange: Handlers["onSortChange"] | undefined;
  onColumnLayoutChange: Handlers["onColumnLayoutChange"] | undefined;
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
      onSortChange: (change: { sort: readonly ColumnSort[] }) => latest.current.onSortChange?.(change),
      onResize: canResize ? resize : undefined,
    };
  }, [latest, canResize]);
}
