"use client";

import { memo, type ReactNode, type RefObject, useImperativeHandle, useMemo } from "react";
import { useMessages } from "../messages/use-messages.js";
import { cellsOf } from "./cell-of-column.js";
import { type DataTableColumn, rowHeaderIndex } from "./column.js";
import type { ShownColumn } from "./column-layout.js";
import { withActionButton } from "./row-action-button.js";
import type { RowId } from "./selection.js";
import { TableRow } from "./table-row.js";
import { useKeptFocus } from "./use-kept-focus.js";
import { usePrinting } from "./use-printing.js";
import { useRowEvents } from "./use-row-events.js";
import type { DataTableSelection, SelectionControl } from "./use-row-selection.js";
import { useRowWindow } from "./use-row-window.js";
import { useRowPattern } from "./use-written-cells.js";

// `memo` forgets type parameters.
const MemoTableRow = memo(TableRow) as typeof TableRow;

type Rules<Row> = DataTableSelection<Row>;

interface TableBodyProps<Row> {
  rows: readonly Row[];
  /** The rows' ids, in the same order. */
  ids: readonly RowId[];
  columns: readonly ShownColumn<DataTableColumn<Row>>[];
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** How rows are selected; nothing where they cannot be. */
  mode: "one" | "many" | undefined;
  rowName: Rules<Row>["rowName"] | undefined;
  isSelectable: Rules<Row>["isSelectable"] | undefined;
  control: SelectionControl;
  /** A row's main action; nothing where there is none. */
  act: ((id: RowId) => void) | undefined;
  isWindowed: boolean;
  /** What a row's height is before it is measured, in px. */
  likelyRowHeight: number;
  /** The number of the first row among all that are counted; nothing where none are. */
  firstAriaRowIndex: number | undefined;
  body: RefObject<HTMLTableSectionElement | null>;
  /** Gets what focuses a row, wherever it stands. */
  focusRef: RefObject<((id: RowId) => void) | null>;
}

/** The rows drawn, all of a short page and those in view of a long one, and what is done with them. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, ids, columns, rowActions, mode, rowName, isSelectable, control, act } = props;
  const { isWindowed, likelyRowHeight, firstAriaRowIndex, body, focusRef } = props;
  const { store } = control;
  const messages = useMessages();
  const isGrid = mode !== undefined;
  const canAct = act !== undefined;
  const isPrinting = usePrinting();
  const { slots, rowHeight, focusRow } = useRowWindow({
    ids,
    isWindowed,
    isPrinting,
    body,
    store,
    likelyRowHeight,
  });
  useImperativeHandle(focusRef, () => focusRow, [focusRow]);
  const events = useRowEvents({ control, act, focusRow, isGrid, body });
  const keptFocus = useKeptFocus({ ids, store, focusRow, isGrid, body });

  const cellRole = !isWindowed ? undefined : isGrid ? "gridcell" : "cell";
  const cells = useMemo(() => {
    const header = rowHeaderIndex(columns);
    return cellsOf(!isGrid && canAct ? withActionButton(columns, header) : columns, header, cellRole);
  }, [columns, cellRole, isGrid, canAct]);
  const checkboxRole = mode === "many" ? cellRole : undefined;
  const pattern = useRowPattern(cells, { isWindowed, checkboxRole });

  const isPlaced = isWindowed && !isPrinting;
  const height = isPlaced ? `calc(var(--portico-size-row) * ${rows.length})` : undefined;
  return (
    <tbody
      ref={body}
      role={isWindowed ? "rowgroup" : undefined}
      style={{ height }}
      {...events}
      {...keptFocus}
    >
      {slots.map(({ key, id, index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const name = mode === "many" ? rowName?.(row) : undefined;
        return (
          <MemoTableRow
            key={isWindowed ? key : id}
            {...{ row, id, cells, pattern, rowActions, cellRole }}
            ariaRowIndex={firstAriaRowIndex === undefined ? undefined : firstAriaRowIndex + index}
            top={isPlaced ? index * rowHeight : undefined}
            store={isGrid ? store : undefined}
            checkboxLabel={name === undefined ? undefined : messages.table.select(name)}
            isSelectable={isSelectable?.(row) ?? true}
          />
        );
      })}
    </tbody>
  );
}
