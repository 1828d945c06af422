"use client";

import { type CSSProperties, type RefObject, useMemo, useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import type { DataTableColumn } from "./column.js";
import { allowedWidth, type ShownColumn } from "./column-layout.js";

/** Column widths of a windowed table. Each row is its own grid, so all rows share one template. */
interface ColumnTracks {
  /** `grid-template-columns`. */
  template: string;
  /** Minimum width of the table in px. */
  width: number;
}

/** Width of the checkbox cell, as in data-table.css. */
const selectCellWidth = 40;

/** Approximate width of a character, and of what surrounds the text of a cell, in px. */
const characterWidth = 6.9;
const cellPadding = 26;
const headerExtras = 22;
const elementExtras = 24;
/** Number of rows sampled to estimate the text width of a column. */
const sampleSize = 16;

/**
 * The grid tracks of the columns: custom widths, or the text width of sampled rows. Columns share the remaining
 * space.
 */
export function columnTracks<Row>(
  columns: readonly ShownColumn<DataTableColumn<Row>>[],
  rows: readonly Row[],
  { hasCheckbox, actionsWidth }: { hasCheckbox: boolean; actionsWidth: number | undefined },
): ColumnTracks {
  const sample = sampleOf(rows);
  const tracks = columns.map((column) => {
    const width = column.fixedWidth ?? column.width ?? textWidth(column, sample);
    return { width, isFixed: column.fixedWidth !== undefined };
  });
  const isShared = tracks.some(({ isFixed }) => !isFixed);
  const template = tracks.map(({ width, isFixed }) =>
    isFixed && isShared ? `${width}px` : `minmax(${width}px, ${width}fr)`,
  );
  if (hasCheckbox) template.unshift(`${selectCellWidth}px`);
  if (actionsWidth !== undefined) template.push(`${actionsWidth}px`);
  const sum = tracks.reduce((total, { width }) => total + width, 0);
  return {
    template: template.join(" "),
    width: sum + (hasCheckbox ? selectCellWidth : 0) + (actionsWidth ?? 0),
  };
}

function sampleOf<Row>(rows: readonly Row[]): readonly Row[] {
  const step = Math.max(1, Math.floor(rows.length / sampleSize));
  return Array.from({ length: sampleSize }, (_, index) => rows[index * step]).filter(
    (row) => row !== undefined,
  );
}

function textWidth<Row>(column: DataTableColumn<Row>, sample: readonly Row[]): number {
  let widest = column.header.length * characterWidth + headerExtras;
  for (const row of sample) {
    const content = column.cell(row);
    const isText = typeof content === "string" || typeof content === "number";
    const text = String((isText ? content : column.value?.(row)) ?? "");
    widest = Math.max(widest, text.length * characterWidth + (isText ? 0 : elementExtras));
  }
  return allowedWidth(Math.min(widest + cellPadding, 420));
}

interface Options<Row> {
  columns: readonly ShownColumn<DataTableColumn<Row>>[];
  rows: readonly Row[];
  isWindowed: boolean;
  hasCheckbox: boolean;
  hasActions: boolean;
  body: RefObject<HTMLElement | null>;
}

/** The column widths as CSS variables, for tables whose rows are separate grids. The first rows decide the widths. */
export function useColumnTracks<Row>(options: Options<Row>): CSSProperties | undefined {
  const { columns, rows, isWindowed, hasCheckbox, hasActions, body } = options;
  const [sample, setSample] = useState(rows);
  if (sample.length === 0 && rows.length > 0) setSample(rows);
  const [actionsWidth, setActionsWidth] = useState(0);

  useBrowserLayoutEffect(() => {
    if (!isWindowed || !hasActions) return;
    const cells = body.current?.querySelectorAll<HTMLElement>("td[data-actions]") ?? [];
    setActionsWidth(Math.ceil(Math.max(0, ...[...cells].map((cell) => cell.offsetWidth))));
  }, [isWindowed, hasActions, rows, body]);

  return useMemo(() => {
    if (!isWindowed) return undefined;
    const tracks = columnTracks(columns, sample, {
      hasCheckbox,
      actionsWidth: hasActions ? actionsWidth : undefined,
    });
    return {
      "--portico-table-columns": tracks.template,
      "--portico-table-width": `${tracks.width}px`,
    } as CSSProperties;
  }, [isWindowed, columns, sample, hasCheckbox, hasActions, actionsWidth]);
}
