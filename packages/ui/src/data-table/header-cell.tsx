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
  /** Headings are reached by arrows, not by Tab. */
  isReachedByArrows: boolean;
  onSort: (id: string, keys: { additive: boolean }) => void;
  /** Left out where columns cannot be resized. */
  onResize: ((id: string, width: number | undefined) => void) | undefined;
  /** Tells screen readers. */
  say: (text: string) => void;
}

/** One heading: its words, what sorts by it and what makes it wider. */
export function HeaderCell<Row>(props: HeaderCellProps<Row>) {
  const { column, sort, isHeld, isWindowed, isReachedByArrows, onSort, onResize, say } = props;
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
      data-held={isHeld || undefined}
      data-resizable={isResizable || undefined}
      aria-sort={direction}
      // The cells of the column are read out with its name, which what makes it wider is no part of.
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
          say={say}
        />
      )}
    </th>
  );
}

function SortMark({ sort, id }: { sort: readonly ColumnSort[]; id: string }) {
  const place = sort.findIndex((column) => column.id === id);
  const Arrow = sort[place]?.direction === "descending" ? ArrowDown : ArrowUp;
  return (
    <span aria-hidden="true" data-sort-mark="">
      <Arrow size={12} strokeWidth={2.5} />
      {sort.length > 1 && place + 1}
    </span>
  );
}
