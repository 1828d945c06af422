"use client";

import { type ReactNode, type RefObject, useMemo, useRef } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { useIsHydrated } from "../hydration/use-is-hydrated.js";
import type { CellOfColumn } from "./cell-of-column.js";
import { boxOf } from "./row-state.js";
import {
  addCells,
  type RowPattern,
  type RowShape,
  rowPattern,
  type WrittenCells,
  writeTexts,
} from "./written-cells.js";

/**
 * What the rows of a long page copy their cells from; nothing on a server, nor until what a server sent has come
 * to life: there React draws all cells.
 */
export function useRowPattern<Row>(
  cells: readonly CellOfColumn<Row>[],
  { isWindowed, checkboxRole }: { isWindowed: boolean; checkboxRole: string | undefined },
): RowPattern | undefined {
  const isHydrated = useIsHydrated();
  const look = JSON.stringify(cells.map(({ column, tag, attributes }) => [column.id, tag, attributes]));
  const isWritten = isWindowed && isHydrated;
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells that look the same keep the pattern, and with it what is written
  return useMemo(
    () => (isWritten ? rowPattern(cells, checkboxRole) : undefined),
    [isWritten, look, checkboxRole],
  );
}

interface Options {
  line: RefObject<HTMLTableRowElement | null>;
  /** Nothing where React draws all cells. */
  pattern: RowPattern | undefined;
  shape: RowShape;
  contents: readonly ReactNode[];
  checkboxLabel: string | undefined;
  isSelectable: boolean;
}

/**
 * Writes a row's cells of text and its checkbox by hand. React then keeps a few elements of a row rather than
 * twenty, and another row in the same place changes texts alone.
 */
export function useWrittenCells({ line, pattern, shape, contents, checkboxLabel, isSelectable }: Options) {
  const written = useRef<WrittenCells>(undefined);
  useBrowserLayoutEffect(() => {
    const row = line.current;
    if (!row) return;
    if (written.current?.pattern !== pattern || written.current?.shape !== shape) {
      for (const cell of written.current?.cells ?? []) cell.remove();
      written.current = pattern && addCells(row, pattern, shape);
    }
    if (!written.current) return;
    writeTexts(written.current, contents);
    const box = checkboxLabel === undefined ? undefined : boxOf(row);
    if (!box) return;
    box.ariaLabel = checkboxLabel ?? null;
    box.disabled = !isSelectable;
  });
}
