"use client";

import { type ReactNode, type RefObject, useMemo, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { useIsHydrated } from "../hydration/use-is-hydrated.js";
import type { ColumnCell } from "./column-cells.js";
import { checkboxOf } from "./row-state.js";
import {
  addCells,
  type CellClasses,
  type CheckboxCell,
  type RowPattern,
  type RowShape,
  rowPattern,
  type TextCells,
  writeClasses,
  writeTexts,
} from "./text-cells.js";

/**
 * The cells that rows copy. Undefined on a server, before hydration, and in short tables of a server's page, where
 * React renders all cells.
 */
export function useRowPattern<Row>(
  cells: readonly ColumnCell<Row>[],
  { isWindowed, checkbox }: { isWindowed: boolean; checkbox: CheckboxCell | undefined },
): RowPattern | undefined {
  const isHydrated = useIsHydrated();
  const [isFromServer] = useState(!isHydrated);
  const key = JSON.stringify([
    checkbox,
    cells.map(({ column, tag, attributes, className, style }) => [
      column.id,
      tag,
      attributes,
      className,
      style,
    ]),
  ]);
  const usesTextCells = isHydrated && (isWindowed || !isFromServer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells that key the same keep the pattern, and with it what is written
  return useMemo(() => (usesTextCells ? rowPattern(cells, checkbox) : undefined), [usesTextCells, key]);
}

interface Options {
  cells: readonly ColumnCell<never>[];
  line: RefObject<HTMLTableRowElement | null>;
  /** Undefined if React renders all cells. */
  pattern: RowPattern | undefined;
  shape: RowShape;
  contents: readonly ReactNode[];
  /** CSS classes by column, in addition to those of the columns. */
  classes: CellClasses | undefined;
  checkboxLabel: string | undefined;
  isSelectable: boolean;
}

/**
 * Writes a row's text cells and checkbox directly to the DOM. React then manages only a few elements per row, and
 * reusing a row only changes text nodes.
 */
export function useTextCells(options: Options) {
  const { cells, line, pattern, shape, contents, classes, checkboxLabel, isSelectable } = options;
  const written = useRef<TextCells>(undefined);
  useBrowserLayoutEffect(() => {
    const row = line.current;
    if (!row) return;
    if (written.current?.pattern !== pattern || written.current?.shape !== shape) {
      for (const cell of written.current?.cells ?? []) cell.remove();
      written.current = pattern && addCells(row, pattern, shape);
    }
    if (!written.current) return;
    writeTexts(written.current, contents);
    if (classes) writeClasses(written.current, cells, classes);
    const box = checkboxLabel === undefined ? undefined : checkboxOf(row);
    if (!box) return;
    box.ariaLabel = checkboxLabel ?? null;
    box.disabled = !isSelectable;
  });
}
