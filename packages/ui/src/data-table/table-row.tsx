"use client";

import { Fragment, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import type { ColumnCell } from "./column-cells.js";
import type { DataTableBaseProps, RowProps } from "./data-table-props.js";
import { mayHoldControls, renderReactCells } from "./react-cells.js";
import { controlsOf } from "./row-dom.js";
import { showRowState } from "./row-state.js";
import type { RowId } from "./selection.js";
import type { SelectionStore } from "./selection-store.js";
import { type RowPattern, shapeOf } from "./text-cells.js";
import { useTextCells } from "./use-text-cells.js";

interface TableRowProps<Row> {
  row: Row;
  id: RowId;
  cells: readonly ColumnCell<Row>[];
  /** The cells to copy for text; undefined if React renders all cells. */
  pattern: RowPattern | undefined;
  rowActions: DataTableBaseProps<Row>["rowActions"];
  rowProps: DataTableBaseProps<Row>["rowProps"];
  cellClassName: DataTableBaseProps<Row>["cellClassName"];
  /** The attributes of a row that belongs to a model. */
  modelAttributes: ((row: Row) => RowProps) | undefined;
  /** Its `aria-rowindex`, if the table has pages or unrendered rows. */
  ariaRowIndex: number | undefined;
  /** Its top in px in a windowed table, where rows are positioned absolutely. */
  top: number | undefined;
  /** ARIA role of its cells, if the table's CSS removes the native roles. */
  cellRole: "cell" | "gridcell" | undefined;
  /** Undefined if rows cannot be selected. */
  store: SelectionStore | undefined;
  /** Name of the row's checkbox; undefined if it has none. */
  checkboxLabel: string | undefined;
  isSelectable: boolean;
}

/** A row. React renders its initial state; selection and tab stop are then updated in the DOM. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, id, cells, pattern, rowActions, ariaRowIndex, top, cellRole } = props;
  const { store, checkboxLabel, isSelectable, rowProps, cellClassName, modelAttributes } = props;
  const line = useRef<HTMLTableRowElement>(null);
  const contents = cells.map(({ column }) => column.cell(row));
  const classes = cellClassName && cells.map(({ column: { id } }) => cellClassName({ row, columnId: id }));
  const [lastShape, setLastShape] = useState(() => shapeOf(contents));
  const shape = shapeOf(contents, lastShape);
  if (shape !== lastShape) setLastShape(shape);

  useTextCells({ cells, line, pattern, shape, contents, classes, checkboxLabel, isSelectable });
  useBrowserLayoutEffect(() => {
    if (!store) return;
    const show = () => line.current && showRowState(line.current, store.stateOf(id));
    show();
    return store.subscribe(id, show);
  }, [store, id, pattern]);
  useBrowserLayoutEffect(() => {
    // The grid has one tab stop, so arrow keys reach links and buttons.
    if (!store || !line.current || !(rowActions || mayHoldControls(contents))) return;
    for (const control of controlsOf(line.current)) control.tabIndex = -1;
  });

  const given = rowProps?.(row);
  return (
    <tr
      {...given}
      ref={line}
      // Firefox announces `aria-selected` only with an explicit role.
      role={store || cellRole ? "row" : undefined}
      style={top === undefined ? given?.style : { ...given?.style, top }}
      data-row-id={id}
      aria-rowindex={ariaRowIndex}
      {...(store && {
        "aria-selected": store.isSelected(id),
        "aria-disabled": isSelectable ? undefined : true,
        tabIndex: store.isActive(id) ? 0 : -1,
      })}
      {...modelAttributes?.(row)}
    >
      {!pattern && checkboxLabel !== undefined && (
        <td role={cellRole} data-select-cell="" data-sticky="">
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
      {renderReactCells({ id, cells, contents, classes, shape: pattern && shape })}
      {rowActions && (
        <td role={cellRole} data-actions="">
          <Fragment key={id}>{rowActions(row)}</Fragment>
        </td>
      )}
    </tr>
  );
}
