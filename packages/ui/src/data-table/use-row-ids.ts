"use client";

import { useMemo } from "react";
import type { RowId } from "./selection.js";

/** The ids of the rows; the same list for as long as the rows are the same. */
export function useRowIds<Row>(rows: readonly Row[], rowId: (row: Row) => RowId): readonly RowId[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render may bring another function that says the same
  return useMemo(() => rows.map(rowId), [rows]);
}
