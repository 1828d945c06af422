"use client";

import type { ColumnSort } from "@tanstack/react-table";
import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useMessages } from "../messages/use-messages.js";
import { rowHeaderIndex, type TableColumn } from "./column.js";
import { type FitColumn, overflowColumns, sharedWidths, sumOf } from "./column-fit.js";
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
  onColumnsFit: ((fit: { overflowIds: readonly string[] }) => void) | undefined;
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
const moreButtonPadding = 28;

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
    if (overflowColumns(fitColumns, available - besides).length === 0) {
      const widths = [...checkbox, ...sharedWidths(fitColumns, available - besides), ...buttons];
      return { overflowIds: [], widths, allWidths: widths };
    }
    const moreText = texts.moreColumns(String(columns.length));
    const end = Math.max(actionsWidth, Math.ceil(widthOf(moreText)) + moreButtonPadding);
    const rest = available - sumOf([...checkbox, end]);
    const overflowIds = overflowColumns(fitColumns, rest);
    const staying = fitColumns.filter(({ id }) => !overflowIds.includes(id));
    return {
      overflowIds,
      widths: [...checkbox, ...sharedWidths(staying, rest), end],
      allWidths: [...checkbox, ...sharedWidths(fitColumns, rest), end],
    };
  }, [isFitted, available, needed, columns, sort, hasCheckbox, hasActions, actionsWidth, texts, widthOf]);

  // A string, so that the rows rerender only if other columns leave.
  const overflowKey = JSON.stringify(fit?.overflowIds ?? []);
  const overflowIds = useMemo<readonly string[]>(() => JSON.parse(overflowKey), [overflowKey]);
  const shown = useMemo(() => {
    return isOpen || overflowIds.length === 0
      ? columns
      : columns.filter(({ id }) => !overflowIds.includes(id));
  }, [columns, overflowIds, isOpen]);
  useReportedFit(isOpen ? noColumns : overflowIds, isFitted, options.onColumnsFit);
  const more = useMemo<MoreColumns | undefined>(() => {
    if (overflowIds.length === 0) return undefined;
    const names = columns.flatMap(({ id, name }) => (overflowIds.includes(id) ? name : []));
    return { names, isOpen, onToggle: () => setOpen(!isOpen) };
  }, [columns, overflowIds, isOpen]);
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

/** Reports which columns left, when that changes. */
function useReportedFit(
  overflowIds: readonly string[],
  isFitted: boolean,
  onColumnsFit: Options<never>["onColumnsFit"],
): void {
  const latest = useLatest(onColumnsFit);
  const reported = useRef(noColumns);
  useEffect(() => {
    if (!isFitted || (overflowIds.length === 0 && reported.current.length === 0)) return;
    reported.current = overflowIds;
    latest.current?.({ overflowIds });
  }, [overflowIds, isFitted, latest]);
}
