"use client";

import { Fragment, memo, type RefObject, useImperativeHandle, useMemo } from "react";
import { useMessages } from "../messages/use-messages.js";
import { rowHeaderIndex, type TableColumn } from "./column.js";
import { columnCells } from "./column-cells.js";
import type { DataTableBaseProps } from "./data-table-props.js";
import type { RowId } from "./selection.js";
import { TableRow } from "./table-row.js";
import type { RowModelView } from "./table-view.js";
import { isText } from "./text-cells.js";
import { useRowEvents } from "./use-row-events.js";
import type { DataTableSelection, SelectionControl } from "./use-row-selection.js";
import { useRowWindow } from "./use-row-window.js";
import { useRowPattern } from "./use-text-cells.js";

// `memo` drops type parameters.
const MemoTableRow = memo(TableRow) as typeof TableRow;

type Rules<Row> = DataTableSelection<Row>;

interface TableBodyProps<Row> {
  rows: readonly Row[];
  /** The rows' ids, in the same order. */
  ids: readonly RowId[];
  columns: readonly TableColumn<Row>[];
  rowActions: DataTableBaseProps<Row>["rowActions"];
  rowProps: DataTableBaseProps<Row>["rowProps"];
  cellClassName: DataTableBaseProps<Row>["cellClassName"];
  model: RowModelView<Row> | undefined;
  /** Selection mode; undefined if rows cannot be selected. */
  mode: "one" | "many" | undefined;
  rowName: Rules<Row>["rowName"] | undefined;
  isSelectable: Rules<Row>["isSelectable"] | undefined;
  control: SelectionControl;
  /** A row's main action, if any. */
  act: ((id: RowId) => void) | undefined;
  isWindowed: boolean;
  /** Its elements have explicit roles, because the CSS of the table removes the native ones. */
  hasRoles: boolean;
  /** The widths of columns are given. */
  isFitted: boolean;
  isPrinting: boolean;
  /** Row height before the first measurement, in px. */
  estimatedRowHeight: number;
  /** `aria-rowindex` of the first row, if rows are counted. */
  firstAriaRowIndex: number | undefined;
  body: RefObject<HTMLTableSectionElement | null>;
  /** Receives a function that focuses a row anywhere on the page. */
  focusRef: RefObject<((id: RowId) => void) | null>;
}

/** The rendered rows and their event handlers. Long pages render only the visible rows. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, ids, columns, rowActions, rowProps, cellClassName, model, ...others } = props;
  const { mode, rowName, isSelectable, control, act } = others;
  const {
    isWindowed,
    hasRoles,
    isFitted,
    isPrinting,
    estimatedRowHeight,
    firstAriaRowIndex,
    body,
    focusRef,
  } = props;
  const { store } = control;
  const messages = useMessages();
  const isGrid = mode !== undefined;
  const canAct = act !== undefined;
  const { slots, rowHeight, focusRow } = useRowWindow({
    ids,
    isWindowed,
    isPrinting,
    body,
    store,
    estimatedRowHeight,
  });
  useImperativeHandle(focusRef, () => focusRow, [focusRow]);
  const events = useRowEvents({ control, act, focusRow, isGrid, body });

  const cellRole = !hasRoles ? undefined : isGrid ? "gridcell" : "cell";
  const cells = useMemo(() => {
    const header = rowHeaderIndex(columns);
    const shown = !isGrid && canAct ? withActionButton(columns, header) : columns;
    return columnCells(shown, header, cellRole, { isFitted, opensRow: isGrid && canAct });
  }, [columns, cellRole, isFitted, isGrid, canAct]);
  const checkbox = mode === "many" ? { role: cellRole } : undefined;
  const pattern = useRowPattern(cells, { isWindowed, checkbox });

  const columnCount = columns.length + Number(mode === "many") + Number(rowActions !== undefined);
  const isPlaced = isWindowed && !isPrinting;
  const height = isPlaced ? `calc(var(--portico-size-row) * ${rows.length})` : undefined;
  return (
    <tbody ref={body} role={hasRoles ? "rowgroup" : undefined} style={{ height }} {...events}>
      {slots.map(({ key, id, index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const name = mode === "many" ? rowName?.(row) : undefined;
        const rowKey = isWindowed ? key : id;
        const line = (
          <MemoTableRow
            key={rowKey}
            {...{ row, id, cells, pattern, rowActions, rowProps, cellClassName, cellRole }}
            modelAttributes={model?.rowAttributes}
            ariaRowIndex={firstAriaRowIndex === undefined ? undefined : firstAriaRowIndex + index}
            top={isPlaced ? index * rowHeight : undefined}
            store={isGrid ? store : undefined}
            checkboxLabel={name === undefined ? undefined : messages.table.select(name)}
            isSelectable={isSelectable?.(row) ?? true}
          />
        );
        if (!model?.detail) return line;
        const detail = model.detail(row);
        return (
          <Fragment key={rowKey}>
            {line}
            {detail && (
              <tr data-row-detail="" role={isGrid ? "row" : undefined}>
                <td role={isGrid ? "gridcell" : undefined} colSpan={columnCount}>
                  {detail}
                </td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </tbody>
  );
}

/**
 * Turns the row header of a read-only table into a button for the main action, for keyboard users. Cells that the
 * page renders itself stay unchanged.
 */
function withActionButton<Row>(
  columns: readonly TableColumn<Row>[],
  headerIndex: number,
): readonly TableColumn<Row>[] {
  return columns.map((column, index) => {
    if (index !== headerIndex) return column;
    const cell = (row: Row) => {
      const content = column.cell(row);
      if (!isText(content)) return content;
      return (
        <button type="button" data-row-action="">
          {content}
        </button>
      );
    };
    return { ...column, cell };
  });
}
