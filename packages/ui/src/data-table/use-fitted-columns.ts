"use client";

import type { ColumnSort } from "@tanstack/react-table";
import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useMessages } from "../messages/use-messages.js";
import { rowHeaderIndex, type TableColumn } from "./column.js";
import { type FitColumn, leavingColumns, sharedWidths } from "./column-fit.js";
import { selectCellWidth } from "./column-tracks.js";
import { isFlexible, settledWidths } from "./column-widths.js";
import { useLatest } from "./use-latest.js";
import { useActionsWidth, useTableWidth } from "./use-table-width.js";
import { useTextWidth, type WidthOf } from "./use-text-width.js";

interface Options<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  sort: readonly ColumnSort[];
  isFitted: boolean;
  isWindowed: boolean;
  hasCheckbox: boolean;
  hasActions: boolean;
  actionsWidth: number | undefined;
  scroller: RefObject<HTMLElement | null>;
  onColumnsFit: ((fit: { leftIds: readonly string[] }) => void) | undefined;
}

/** The columns that fit the table. */
interface FittedColumns<Row> {
  columns: readonly TableColumn<Row>[];
  /** The widths in px of all columns, with those of the checkbox and the buttons. Undefined if the browser decides. */
  widths: readonly number[] | undefined;
  /** The style of the table. */
  style: CSSProperties | undefined;
  /** The button that shows the columns that left. Undefined if all fit. */
  more: MoreColumns | undefined;
}

/** The columns that left. */
export interface MoreColumns {
  names: readonly string[];
  isOpen: boolean;
  onToggle: () => void;
}

/** Narrower tables limit the sticky first column, as in sticky-columns.css. */
const narrowTable = 640;
const narrowFirstColumn = 152;
/** Width in px of what surrounds the text of the button in the header. */
const moreButtonExtras = 28;

/** Which columns fit the width of the table, and the widths that they share. */
export function useFittedColumns<Row>(options: Options<Row>): FittedColumns<Row> {
  const { columns, rows, sort, isFitted, isWindowed, hasCheckbox, hasActions, scroller } = options;
  const { table: texts } = useMessages();
  const available = useTableWidth(scroller, isFitted);
  const widthOf = useTextWidth(scroller, isFitted);
  const actionsWidth = useActionsWidth(options);
  const [isOpen, setOpen] = useState(false);

  const needed = useSettledWidths({ columns, rows, widthOf, isFitted });

  const fit = useMemo(() => {
    if (!isFitted || available === undefined || !needed) return undefined;
    const headerIndex = rowHeaderIndex(columns);
    const fitColumns = columns.map((column, index): FitColumn => {
      const width = column.fixedWidth ?? column.width ?? needed.get(column.id) ?? 0;
      const isFirst = index === 0;
      return {
        id: column.id,
        width: isFirst && available < narrowTable ? Math.min(width, narrowFirstColumn) : width,
        isFlexible: isFlexible(column),
        priority: column.priority,
        isKept:
          isFirst ||
          index === headerIndex ||
          column.isAlwaysShown === true ||
          column.isKept === true ||
          column.fixedWidth !== undefined ||
          sort[0]?.id === column.id,
      };
    });
    const checkbox = hasCheckbox ? [selectCellWidth] : [];
    const buttons = hasActions ? [actionsWidth] : [];
    const besides = sumOf([...checkbox, ...buttons]);
    if (leavingColumns(fitColumns, available - besides).length === 0) {
      const widths = [...checkbox, ...sharedWidths(fitColumns, available - besides), ...buttons];
      return { left: [], widths, allWidths: widths };
    }
    const moreText = texts.moreColumns(String(columns.length));
    const end = Math.max(actionsWidth, Math.ceil(widthOf(moreText)) + moreButtonExtras);
    const rest = available - sumOf([...checkbox, end]);
    const left = leavingColumns(fitColumns, rest);
    const staying = fitColumns.filter(({ id }) => !left.includes(id));
    return {
      left,
      widths: [...checkbox, ...sharedWidths(staying, rest), end],
      allWidths: [...checkbox, ...sharedWidths(fitColumns, rest), end],
    };
  }, [isFitted, available, needed, columns, sort, hasCheckbox, hasActions, actionsWidth, texts, widthOf]);

  // A string, so that the rows rerender only if other columns leave.
  const leftKey = JSON.stringify(fit?.left ?? []);
  const left = useMemo<readonly string[]>(() => JSON.parse(leftKey), [leftKey]);
  const shown = useMemo(() => {
    return isOpen || left.length === 0 ? columns : columns.filter(({ id }) => !left.includes(id));
  }, [columns, left, isOpen]);
  useReportedFit(isOpen ? noColumns : left, isFitted, options.onColumnsFit);
  const more = useMemo<MoreColumns | undefined>(() => {
    if (left.length === 0) return undefined;
    const names = columns.flatMap(({ id, name }) => (left.includes(id) ? name : []));
    return { names, isOpen, onToggle: () => setOpen(!isOpen) };
  }, [columns, left, isOpen]);
  const widths = isOpen ? fit?.allWidths : fit?.widths;
  const style = useMemo(() => (widths ? tableStyle(widths, isWindowed) : undefined), [widths, isWindowed]);
  return { columns: shown, widths, style, more };
}

const noColumns: readonly string[] = [];
const noWidths: ReadonlyMap<string, number> = new Map();

interface Measured<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  widthOf: WidthOf;
}

/** The widths that columns need, by id: those of earlier pages, unless these rows need more. */
function useSettledWidths<Row>(
  options: Measured<Row> & { isFitted: boolean },
): ReadonlyMap<string, number> | undefined {
  const { columns, rows, widthOf, isFitted } = options;
  const [last, setLast] = useState<Measured<Row> & { widths: ReadonlyMap<string, number> }>();
  if (!isFitted) return undefined;
  if (last?.columns === columns && last.rows === rows && last.widthOf === widthOf) return last.widths;
  // Widths of headers alone, and of texts that could not be measured, are not kept.
  const isKept = last && last.rows.length > 0 && last.widthOf === widthOf;
  const widths = settledWidths(isKept ? last.widths : noWidths, columns, rows, widthOf);
  setLast({ columns, rows, widthOf, widths });
  return widths;
}

function tableStyle(widths: readonly number[], isWindowed: boolean): CSSProperties {
  const sum = `${sumOf(widths)}px`;
  if (!isWindowed) return { minWidth: sum };
  return {
    "--portico-table-columns": widths.map((width) => `${width}px`).join(" "),
    "--portico-table-width": sum,
  } as CSSProperties;
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Reports which columns left, when that changes. */
function useReportedFit(
  leftIds: readonly string[],
  isFitted: boolean,
  onColumnsFit: Options<never>["onColumnsFit"],
): void {
  const latest = useLatest(onColumnsFit);
  const reported = useRef(noColumns);
  useEffect(() => {
    if (!isFitted || (leftIds.length === 0 && reported.current.length === 0)) return;
    reported.current = leftIds;
    latest.current?.({ leftIds });
  }, [leftIds, isFitted, latest]);
}
