"use client";

import type { ColumnSort } from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "../icons/index.js";
import type { TableColumn } from "./column.js";
import { widthStyle } from "./column-layout.js";
import { ColumnResizer } from "./column-resizer.js";
import { isStateless } from "./react-cells.js";
import type { ColumnDrag } from "./use-dragged-column.js";

interface HeaderCellProps<Row> {
  column: TableColumn<Row>;
  sort: readonly ColumnSort[];
  /** The value of `data-sticky`, if it is. */
  sticky: string | undefined;
  /** It has an explicit role, and its width from the CSS of the table. */
  hasRoles: boolean;
  /** The widths of columns are given. */
  isFitted: boolean;
  /** Reached by arrow keys, not by Tab. */
  isReachedByArrows: boolean;
  onSort: (id: string, keys: { additive: boolean }) => void;
  /** Attributes of its element with which it can be dragged. Undefined if columns cannot be moved. */
  drag: ColumnDrag | undefined;
  /** Undefined if columns cannot be resized. */
  onResize: ((id: string, width: number | undefined) => void) | undefined;
  /** Announces a message to screen readers. */
  announce: (text: string) => void;
}

/** A column header: its text, sort button and resize handle. */
export function HeaderCell<Row>(props: HeaderCellProps<Row>) {
  const { column, sort, sticky, hasRoles, isFitted, isReachedByArrows, drag, ...handlers } = props;
  const { onSort, onResize, announce } = handlers;
  const { id, name, align, fixedWidth, hasFixedWidth, isTight, isCurrent } = column;
  const isResizable = onResize !== undefined && !hasFixedWidth;
  const sorted = sort.find((column) => column.id === id);
  const tabIndex = isReachedByArrows ? -1 : 0;
  const content = column.header();
  // A header with elements of its own, such as a button, sorts by itself.
  const heading =
    column.isSortable && isStateless(content) ? (
      <button type="button" tabIndex={tabIndex} onClick={(event) => onSort(id, { additive: event.shiftKey })}>
        {content}
        {sorted && <SortMark sort={sort} id={id} />}
      </button>
    ) : (
      content
    );
  return (
    <th
      {...drag}
      scope="col"
      role={hasRoles ? "columnheader" : undefined}
      data-align={align}
      data-sticky={sticky}
      data-tight={isTight ? "" : undefined}
      data-current={isCurrent ? "" : undefined}
      aria-current={isCurrent ? "date" : undefined}
      data-resizable={isResizable || undefined}
      aria-sort={sorted && (sorted.desc ? "descending" : "ascending")}
      // Names the column without the resize handle, which screen readers would include.
      aria-label={isResizable ? name : undefined}
      style={hasRoles || isFitted ? undefined : widthStyle(column)}
    >
      {heading}
      {isResizable && (
        <ColumnResizer
          header={name}
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
  const Arrow = sort[sortIndex]?.desc ? ArrowDown : ArrowUp;
  return (
    <span aria-hidden="true" data-sort-mark="">
      <Arrow size={12} strokeWidth={2.5} />
      {sort.length > 1 && sortIndex + 1}
    </span>
  );
}
