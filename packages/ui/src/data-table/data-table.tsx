"use client";

import { cx } from "class-variance-authority";
import { type CSSProperties, type HTMLAttributes, memo, type ReactNode, type UIEvent, useRef } from "react";
import { useMessages } from "../messages/use-messages.js";
import { useOverflow } from "../scrolling/use-overflow.js";
import { type DataTableColumn, rowHeaderIndex } from "./column.js";
import { DataTableHeader } from "./data-table-header.js";
import { PlainRow } from "./plain-row.js";
import { SelectableRow } from "./selectable-row.js";
import type { ColumnSort } from "./sort.js";
import { SkeletonRows, TableMessage } from "./table-states.js";
import { useRowEvents } from "./use-row-events.js";
import { type DataTableSelection, selectableIdsOf, useRowSelection } from "./use-row-selection.js";

/** Draws the edge of what is held once something has moved beneath it. */
const markScrolled = ({ currentTarget }: UIEvent<HTMLElement>) =>
  currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollLeft > 0);

// `memo` forgets type parameters.
const MemoPlainRow = memo(PlainRow) as typeof PlainRow;
const MemoSelectableRow = memo(SelectableRow) as typeof SelectableRow;

export interface DataTableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** The table's accessible name. */
  label: string;
  /** The columns, in the order shown. Keep the array's identity between renders: rows are drawn again when it changes. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows of this page, in the order shown. */
  rows: readonly Row[];
  /** A row's id, unique in all pages. */
  rowId: (row: Row) => string;
  /** The columns sorted by, the first counting most. @default none */
  sort?: readonly ColumnSort[];
  /** Called with the new sort: a press cycles ascending, descending, none; with Shift beside the other columns. */
  onSortChange?: (change: { sort: readonly ColumnSort[] }) => void;
  /** Makes rows selectable; the table becomes a grid of one tab stop. */
  selection?: DataTableSelection<Row>;
  /** A row's main action: Enter, double click, a tap. Needs a selection; a plain table has links in its rows. */
  onRowAction?: (action: { row: Row }) => void;
  /** Buttons at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /** Where the page stands among all records: the first row's number, from 1, and how many there are. */
  position?: { firstRow: number; totalRows: number };
  /** The first load: bars of a row's height stand for the rows. @default false */
  isLoading?: boolean;
  /** How many bars. @default 10 */
  loadingRows?: number;
  /** Another load while the old rows stay: dimmed, under a thin line. @default false */
  isRefreshing?: boolean;
  /** What stands in place of no rows. @default "Nothing to show", from the messages */
  empty?: ReactNode;
  /** What stands in place of rows that could not be loaded. */
  error?: ReactNode;
  /** Height of rows: 36 or 28 px. @default what the nearest `data-density` says, else comfortable */
  density?: "comfortable" | "compact";
  /** Greatest height as a CSS length; beyond it the rows scroll under their header. */
  maxHeight?: string;
}

/**
 * Rows and columns of records: sorted, selected, loading, empty or failed. Not selectable it is a plain
 * table; selectable it is a grid. Wide tables scroll inside themselves with the first column held.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    sort,
    onSortChange,
    selection,
    onRowAction,
    rowActions,
    position,
    isLoading,
    loadingRows,
    isRefreshing,
    empty,
    error,
    density,
    maxHeight,
    className,
    ...rest
  } = props;
  const messages = useMessages();
  const liveRegion = useRef<HTMLDivElement>(null);
  const scroller = useOverflow();
  const isSelectable = selection !== undefined && selection.mode !== "none";
  const control = useRowSelection({ rows, rowId, selection, liveRegion, words: messages.table });
  const act = (id: string) => {
    const row = rows.find((candidate) => rowId(candidate) === id);
    if (row !== undefined) onRowAction?.({ row });
  };
  const events = useRowEvents({ control, act: onRowAction && act });

  const hasCheckbox = isSelectable && selection.mode === "many";
  const headerIndex = rowHeaderIndex(columns);
  const columnCount = columns.length + Number(hasCheckbox) + Number(rowActions !== undefined);
  const hasRows = rows.length > 0 && !isLoading && !error;

  const drawRow = (row: Row, index: number) => {
    const id = rowId(row);
    const ariaRowIndex = position && position.firstRow + index + 1;
    const shared = { row, id, columns, headerIndex, rowActions, ariaRowIndex };
    if (!isSelectable) return <MemoPlainRow key={id} {...shared} />;
    return (
      <MemoSelectableRow
        key={id}
        {...shared}
        store={control.store}
        hasCheckbox={hasCheckbox}
        name={selection.rowName(row)}
        isSelectable={selection.isSelectable?.(row) ?? true}
      />
    );
  };

  return (
    <div
      {...rest}
      className={cx("portico-table", className)}
      data-density={density}
      data-state={isLoading ? "loading" : error ? "error" : hasRows ? "rows" : "empty"}
      data-refreshing={isRefreshing || undefined}
    >
      {isRefreshing && <div className="portico-table-progress" aria-hidden="true" />}
      <div
        ref={scroller.ref}
        className="portico-table-scroller"
        onScroll={markScrolled}
        style={{ "--portico-table-max-height": maxHeight } as CSSProperties}
        {...(scroller.isOverflowing && !isSelectable && { tabIndex: 0, role: "region", "aria-label": label })}
      >
        <table
          aria-label={label}
          aria-busy={isLoading || isRefreshing || undefined}
          aria-rowcount={position && position.totalRows + 1}
          {...(isSelectable && { role: "grid", "aria-multiselectable": selection.mode === "many" })}
        >
          <DataTableHeader
            columns={columns}
            sort={sort ?? []}
            onSortChange={onSortChange}
            hasActions={rowActions !== undefined}
            selectableIds={hasCheckbox ? selectableIdsOf({ rows, rowId, selection }) : undefined}
            control={isSelectable ? control : undefined}
            isReachedByArrows={isSelectable && hasRows}
          />
          <tbody {...(isSelectable && events)}>
            {isLoading ? (
              <SkeletonRows
                columns={columns}
                rowCount={loadingRows ?? 10}
                hasCheckbox={hasCheckbox}
                hasActions={rowActions !== undefined}
              />
            ) : error ? (
              <TableMessage columnCount={columnCount}>{error}</TableMessage>
            ) : rows.length === 0 ? (
              <TableMessage columnCount={columnCount}>{empty ?? messages.table.empty}</TableMessage>
            ) : (
              rows.map(drawRow)
            )}
          </tbody>
        </table>
      </div>
      {isSelectable && <div ref={liveRegion} role="status" className="ui:sr-only" />}
    </div>
  );
}
