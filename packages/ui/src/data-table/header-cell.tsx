"use client";

import type { ReactNode } from "react";
import { ArrowDown, ArrowUp } from "../icons/index.js";
import type { DataTableColumn } from "./column.js";
import { type ShownColumn, widthStyle } from "./column-layout.js";
import { ColumnResizer } from "./column-resizer.js";
import type { ColumnSort } from "./sort.js";

interface HeaderCellProps<Row> {
  column: ShownColumn<DataTableColumn<Row>>;
  sort: readonly ColumnSort[];
  isHeld: boolean;
  isWindowed: boolean;
  /** Reached by arrow keys, not by Tab. */
  isReachedByArrows: boolean;
  onSort: (id: string, keys: { additive: boolean }) => void;
  /** Undefined if columns cannot be resized. */
  onResize: ((id: string, width: number | undefined) => void) | undefined;
  /** Announces a message to screen readers. */
  announce: (text: string) => void;
}

/** A column header: its text, sort button and resize handle. */
export function HeaderCell<Row>(props: HeaderCellProps<Row>) {
  const { column, sort, isHeld, isWindowed, isReachedByArrows, onSort, onResize, announce } = props;
  const { id, header, align, isSortable, fixedWidth, hasFixedWidth } = column;
  const isResizable = onResize !== undefined && !hasFixedWidth;
  const direction = sort.find((column) => column.id === id)?.direction;
  const tabIndex = isReachedByArrows ? -1 : 0;
  const heading: ReactNode = isSortable ? (
    <button type="button" tabIndex={tabIndex} onClick={(event) => onSort(id, { additive: event.shiftKey })}>
      {header}
      {direction && <SortMark sort={sort} id={id} />}
    </button>
  ) : (
    header
  );
  return (
    <th
      scope="col"
      role={isWindowed ? "columnheader" : undefined}
      data-align={align}
      data-sticky={isHeld || undefined}
      data-resizable={isResizable || undefined}
      aria-sort={direction}
      // Names the column without the resize handle, which screen readers would include.
      aria-label={isResizable ? header : undefined}
      style={isWindowed ? undefined : widthStyle(column)}
    >
      {heading}
      {isResizable && (
        <ColumnResizer
          header={header}
          width={fixedWidth}
          tabIndex={tabIndex}
          needsEnter={isReachedByArrows}
          onResize={(width) => onResize(id, width)}
          announce={announce}
        />
      )}
    </th>
  );
}

function SortMark({ sort, id }: { sort: readonly ColumnSort[]; id: string }) {
  const sortIndex = sort.findIndex((column) => column.id === id);
  const Arrow = sort[sortIndex]?.direction === "descending" ? ArrowDown : ArrowUp;
  return (
    <span aria-hidden="true" data-sort-mark="">
      <Arrow size={12} strokeWidth={2.5} />
      {sort.length > 1 && sortIndex + 1}
    </span>
  );
}
