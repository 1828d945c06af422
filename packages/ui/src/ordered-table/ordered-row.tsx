"use client";

import type { CSSProperties, HTMLAttributes, KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { GripVertical } from "../icons/index.js";
import { MoveButtons } from "../ordered-list/move-buttons.js";
import { type DraggedEntry, dropSide } from "../ordered-list/use-dragged-entry.js";
import type { OrderedColumn } from "./ordered-column.js";

interface OrderedRowProps<Row> {
  row: Row;
  index: number;
  name: string;
  /** The number of rows. */
  count: number;
  columns: readonly OrderedColumn<Row>[];
  dragged: DraggedEntry | undefined;
  /** Props of the handle. Undefined if the order can't be changed. */
  handle: HTMLAttributes<HTMLElement> | undefined;
  onMove: (change: DraggedEntry) => void;
}

/** Lines above or below the cells, where the dragged row would be dropped. */
const dropStyles: Record<"before" | "after", CSSProperties> = {
  before: { boxShadow: "inset 0 2px var(--portico-color-primary)" },
  after: { boxShadow: "inset 0 -2px var(--portico-color-primary)" },
};

/** A row that can be moved. */
export function OrderedRow<Row>({
  row,
  index,
  name,
  count,
  columns,
  dragged,
  handle,
  onMove,
}: OrderedRowProps<Row>) {
  const side = dropSide(dragged, index);
  const style = side && dropStyles[side];
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!handle || !event.altKey || step === undefined) return;
    event.preventDefault();
    const { target } = event;
    flushSync(() => onMove({ from: index, to: index + step }));
    // Moving the row in the document removes the focus.
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <tr
      data-dragged={dragged?.from === index ? "" : undefined}
      data-drop={side}
      onKeyDown={press}
      className="ui:data-[dragged]:opacity-50"
    >
      {handle && (
        <td data-select-cell="" style={style}>
          <span
            {...handle}
            data-handle=""
            aria-hidden="true"
            className="ui:flex ui:h-control-sm ui:w-6 ui:shrink-0 ui:cursor-grab ui:touch-none ui:items-center ui:justify-center ui:text-fg-muted ui:active:cursor-grabbing"
          >
            <GripVertical size={14} />
          </span>
        </td>
      )}
      {columns.map(({ id, cell, align }, column) => {
        const content = cell(row, index);
        if (column > 0)
          return (
            <td key={id} data-align={align} style={style}>
              {content}
            </td>
          );
        return (
          <th key={id} scope="row" data-align={align} style={style}>
            {content}
          </th>
        );
      })}
      {handle && (
        <td data-actions="" style={style}>
          <MoveButtons {...{ index, count, onMove }} label={name} />
        </td>
      )}
    </tr>
  );
}
