// biome-ignore-all lint/style/useComponentExportOnlyModules: a cast restores the type parameter that forwardRef drops
"use client";

import {
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useState,
} from "react";
import { cx } from "../class-names/cx.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { useMessages } from "../messages/use-messages.js";
import { type DraggedEntry, useDraggedEntry } from "../ordered-list/use-dragged-entry.js";
import type { OrderedColumn } from "./ordered-column.js";
import { OrderedRow } from "./ordered-row.js";

export interface OrderedTableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** The table's accessible name. */
  label: string;
  /** The columns. The cells of the first one are the row headers for screen readers. */
  columns: readonly OrderedColumn<Row>[];
  /** The rows in order. */
  rows: readonly Row[];
  /** A row's id, unique in its table. */
  rowId: (row: Row) => string;
  /** A row's name, in the labels of its buttons and in announcements. */
  rowName: (row: Row) => string;
  /** Called with the old and new index of a row, from 0. `moveEntry` returns the rows in the new order. */
  onMove: (change: { id: string; from: number; to: number }) => void;
  /** Shows the order without controls. @default false */
  isReadOnly?: boolean | undefined;
  /** Shown if there are no rows. @default "Nothing to show", from the messages */
  empty?: ReactNode | undefined;
}

function OrderedTableOf<Row>(props: OrderedTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const {
    label,
    columns,
    rows,
    rowId,
    rowName,
    onMove,
    isReadOnly = false,
    empty,
    className,
    ...rest
  } = props;
  const { orderedList: texts } = useDialogMessages();
  const { table } = useMessages();
  const [announcement, setAnnouncement] = useState("");
  const move = ({ from, to }: DraggedEntry) => {
    const row = rows[from];
    if (row === undefined || to < 0 || to >= rows.length) return;
    onMove({ id: rowId(row), from, to });
    setAnnouncement(texts.moved(rowName(row), to + 1, rows.length));
  };
  const { list, dragged, handle } = useDraggedEntry<HTMLTableSectionElement>(null, move);
  return (
    <div
      {...rest}
      ref={ref}
      className={cx("portico-table", className)}
      data-dragging={dragged ? "" : undefined}
    >
      <div className="portico-table-scroller">
        <table aria-label={label}>
          <thead>
            <tr>
              {!isReadOnly && <td data-select-cell="" />}
              {columns.map(({ id, header, align }) => (
                <th key={id} scope="col" data-align={align}>
                  {header}
                </th>
              ))}
              {!isReadOnly && (
                <th scope="col" data-actions="">
                  <span className="ui:sr-only">{table.actions}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody ref={list}>
            {rows.map((row, index) => (
              <OrderedRow
                key={rowId(row)}
                {...{ row, index, columns, dragged }}
                name={rowName(row)}
                count={rows.length}
                handle={isReadOnly ? undefined : handle(index)}
                onMove={move}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p className="ui:p-4 ui:text-center ui:text-fg-muted">{empty ?? table.empty}</p>}
      <span role="status" className="ui:sr-only">
        {announcement}
      </span>
    </div>
  );
}

/**
 * A short table whose rows users reorder: by dragging, with buttons, or with Alt and an arrow key. Moves are announced
 * with the new position. For sorted, selectable or long tables use `DataTable`.
 */
export const OrderedTable = forwardRef(OrderedTableOf) as <Row>(
  props: OrderedTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement;
