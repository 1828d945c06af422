"use client";

import { memo, type ReactNode, useMemo } from "react";
import { cellsOf } from "./cell-of-column.js";
import type { DataTableColumn } from "./column.js";
import { rowHeaderIndex } from "./column.js";
import type { ShownColumn } from "./column-layout.js";
import { PlainRow } from "./plain-row.js";
import type { RowProps } from "./row-cells.js";
import type { RowSlot } from "./row-slots.js";
import { SelectableRow } from "./selectable-row.js";
import type { DataTableSelection, SelectionControl } from "./use-row-selection.js";

// `memo` forgets type parameters.
const MemoPlainRow = memo(PlainRow) as typeof PlainRow;
const MemoSelectableRow = memo(SelectableRow) as typeof SelectableRow;

interface TableRowsProps<Row> {
  rows: readonly Row[];
  slots: readonly RowSlot[];
  /** In px; used where only the rows in view are drawn. */
  rowHeight: number;
  columns: readonly ShownColumn<DataTableColumn<Row>>[];
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** Nothing where rows cannot be selected. */
  selection: DataTableSelection<Row> | undefined;
  control: SelectionControl;
  isWindowed: boolean;
  /** All rows follow one another on paper, rather than each standing at its place. */
  isPrinting: boolean;
  /** The number of the first row among all that are counted; nothing where none are. */
  firstAriaRowIndex: number | undefined;
}

/** The rows drawn: all of a short page, those in view of a long one. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const {
    rows,
    slots,
    rowHeight,
    columns,
    rowActions,
    selection,
    control,
    isWindowed,
    isPrinting,
    firstAriaRowIndex,
  } = props;
  const isGrid = selection !== undefined;
  const cellRole = cellRoleOf(isWindowed, isGrid);
  const cells = useMemo(() => cellsOf(columns, rowHeaderIndex(columns), cellRole), [columns, cellRole]);
  return slots.map(({ key, id, index }) => {
    const row = rows[index];
    if (row === undefined) return null;
    const shared = {
      row,
      id,
      cells,
      rowActions,
      cellRole,
      ariaRowIndex: firstAriaRowIndex === undefined ? undefined : firstAriaRowIndex + index,
      top: isWindowed && !isPrinting ? index * rowHeight : undefined,
    };
    if (!selection) return <MemoPlainRow key={isWindowed ? key : id} {...shared} />;
    return (
      <MemoSelectableRow
        key={isWindowed ? key : id}
        {...shared}
        store={control.store}
        hasCheckbox={selection.mode === "many"}
        name={selection.rowName(row)}
        isSelectable={selection.isSelectable?.(row) ?? true}
      />
    );
  });
}

function cellRoleOf(isWindowed: boolean, isGrid: boolean): RowProps<never>["cellRole"] {
  if (!isWindowed) return undefined;
  return isGrid ? "gridcell" : "cell";
}
