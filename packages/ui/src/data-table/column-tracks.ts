"use client";

import { type CSSProperties, type RefObject, useMemo, useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import type { TableColumn } from "./column.js";
import { allowedWidth } from "./column-layout.js";
import { cellText, sampleOf } from "./column-widths.js";
import { useTextWidth, type WidthOf } from "./use-text-width.js";

/** Column widths of a windowed table. Each row is its own grid, so all rows share one template. */
interface ColumnTracks {
  /** `grid-template-columns`. */
  template: string;
  /** Minimum width of the table in px. */
  width: number;
}

/** Width of the checkbox cell in px, as in table-cells.css. */
export const selectCellWidth = 40;

/** Width of what surrounds the text of a cell, in px. */
const cellPadding = 26;
const headerExtras = 22;
/** Number of rows whose texts are measured. */
const sampleSize = 16;

interface TrackOptions {
  hasCheckbox: boolean;
  /** Undefined if rows have no actions. */
  actionsWidth: number | undefined;
  widthOf: WidthOf;
}

/**
 * The grid tracks of the columns: custom widths, or the text width of sampled rows. Columns share the remaining
 * space.
 */
export function columnTracks<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  { hasCheckbox, actionsWidth, widthOf }: TrackOptions,
): ColumnTracks {
  const sample = sampleOf(rows, sampleSize);
  const tracks = columns.map((column) => {
    const width = column.fixedWidth ?? column.width ?? textWidth(column, sample, widthOf);
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

function textWidth<Row>(column: TableColumn<Row>, sample: readonly Row[], widthOf: WidthOf): number {
  let widest = widthOf(column.name) + headerExtras;
  for (const row of sample) {
    const { text, extras } = cellText(column, row);
    widest = Math.max(widest, widthOf(text) + extras);
  }
  return allowedWidth(Math.min(Math.ceil(widest) + cellPadding, 420));
}

interface Options<Row> {
  columns: readonly TableColumn<Row>[];
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
  const isMeasured = columns.some(({ fixedWidth, width }) => (fixedWidth ?? width) === undefined);
  const widthOf = useTextWidth(body, isWindowed && isMeasured);

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
      widthOf,
    });
    return {
      "--portico-table-columns": tracks.template,
      "--portico-table-width": `${tracks.width}px`,
    } as CSSProperties;
  }, [isWindowed, columns, sample, hasCheckbox, hasActions, actionsWidth, widthOf]);
}
