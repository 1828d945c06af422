"use client";

import { Fragment, type ReactNode, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import type { CellOfColumn } from "./cell-of-column.js";
import { drawCells, mayHoldControls } from "./drawn-cells.js";
import { controlsOf } from "./row-dom.js";
import { showRowState } from "./row-state.js";
import type { RowId } from "./selection.js";
import type { SelectionStore } from "./selection-store.js";
import { useWrittenCells } from "./use-written-cells.js";
import { type RowPattern, shapeOf } from "./written-cells.js";

export interface TableRowProps<Row> {
  row: Row;
  id: RowId;
  cells: readonly CellOfColumn<Row>[];
  /** What cells of text are copied from; nothing where React draws them all. */
  pattern: RowPattern | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** Its place among all pages' rows, where there are pages or rows out of the document. */
  ariaRowIndex: number | undefined;
  /** Its upper edge in px, where only the rows in view are drawn: then it is a box that stands there by itself. */
  top: number | undefined;
  /** The table is no table to the browser, so each cell says what it is. */
  cellRole: "cell" | "gridcell" | undefined;
  /** Nothing where rows cannot be selected. */
  store: SelectionStore | undefined;
  /** Names the row's checkbox; nothing where there is none. */
  checkboxLabel: string | undefined;
  isSelectable: boolean;
}

/** A row. React draws what it holds at first; whether it is selected, and the tab stop, is then kept by hand. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, id, cells, pattern, rowActions, ariaRowIndex, top, cellRole } = props;
  const { store, checkboxLabel, isSelectable } = props;
  const line = useRef<HTMLTableRowElement>(null);
  const contents = cells.map(({ column }) => column.cell(row));
  const [known, setKnown] = useState(() => shapeOf(contents));
  const shape = shapeOf(contents, known);
  if (shape !== known) setKnown(shape);

  useWrittenCells({ line, pattern, shape, contents, checkboxLabel, isSelectable });
  useBrowserLayoutEffect(() => {
    if (!store) return;
    const show = () => line.current && showRowState(line.current, store.stateOf(id));
    show();
    return store.subscribe(id, show);
  }, [store, id, pattern]);
  useBrowserLayoutEffect(() => {
    // One tab stop: links and buttons are reached by arrows.
    if (!store || !line.current || !(rowActions || mayHoldControls(contents))) return;
    for (const control of controlsOf(line.current)) control.tabIndex = -1;
  });

  return (
    <tr
      ref={line}
      // Firefox tells screen readers that a row is selected only where its role is said.
      role={store || top !== undefined ? "row" : undefined}
      style={top === undefined ? undefined : { top }}
      data-row-id={id}
      aria-rowindex={ariaRowIndex}
      {...(store && {
        "aria-selected": store.isSelected(id),
        "aria-disabled": isSelectable ? undefined : true,
        tabIndex: store.isActive(id) ? 0 : -1,
      })}
    >
      {!pattern && checkboxLabel !== undefined && (
        <td role={cellRole} data-select-cell="" data-held="">
          <input
            type="checkbox"
            className="portico-check"
            aria-label={checkboxLabel}
            defaultChecked={store?.isSelected(id)}
            disabled={!isSelectable}
            tabIndex={-1}
          />
        </td>
      )}
      {drawCells({ id, cells, contents, shape: pattern && shape })}
      {rowActions && (
        <td role={cellRole} data-actions="">
          <Fragment key={id}>{rowActions(row)}</Fragment>
        </td>
      )}
    </tr>
  );
}
