"use client";

import { Fragment, isValidElement, type ReactNode, useRef } from "react";
import type { CellOfColumn } from "./cell-of-column.js";
import { controlsOf } from "./row-dom.js";
import type { RowId } from "./selection.js";
import { useBrowserLayoutEffect } from "./use-latest.js";

export interface RowProps<Row> {
  row: Row;
  id: RowId;
  cells: readonly CellOfColumn<Row>[];
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** Its place among all pages' rows, where there are pages or rows out of the document. */
  ariaRowIndex: number | undefined;
  /** Its upper edge in px, where only the rows in view are drawn: then it is a box that stands there by itself. */
  top: number | undefined;
  /** The table is no table to the browser, so each cell says what it is. */
  cellRole: "cell" | "gridcell" | undefined;
}

interface RowCellsProps<Row> extends Pick<RowProps<Row>, "row" | "id" | "cells" | "rowActions" | "cellRole"> {
  /** The row is one tab stop: its links and buttons are reached by arrows. */
  isOneTabStop: boolean;
}

/**
 * What a row shows, column by column. A reused row changes its texts; what may remember something is made anew
 * for each row, so that nothing passes from one to another.
 */
export function RowCells<Row>({ row, id, cells, rowActions, cellRole, isOneTabStop }: RowCellsProps<Row>) {
  const firstCell = useRef<HTMLTableCellElement>(null);
  let hasElements = rowActions !== undefined;
  const drawn = cells.map(({ column, tag: Cell, attributes }, index) => {
    const content = column.cell(row);
    const isText = typeof content !== "object" || content === null;
    hasElements ||= !isText;
    return (
      <Cell key={column.id} ref={index === 0 ? firstCell : undefined} {...attributes}>
        {isText || isBare(content) ? content : <Fragment key={id}>{content}</Fragment>}
      </Cell>
    );
  });

  useBrowserLayoutEffect(() => {
    const line = isOneTabStop && hasElements ? firstCell.current?.parentElement : undefined;
    for (const control of line ? controlsOf(line) : []) control.tabIndex = -1;
  });

  return (
    <>
      {drawn}
      {rowActions && (
        <td role={cellRole} data-actions="">
          <Fragment key={id}>{rowActions(row)}</Fragment>
        </td>
      )}
    </>
  );
}

const textTags = new Set(["span", "strong", "em", "b", "i", "small", "time", "code", "abbr", "div", "p"]);

/** Whether it is an element of the browser's own around a text: it remembers nothing, and holds no focus. */
function isBare(content: ReactNode): boolean {
  if (!isValidElement<{ children?: ReactNode }>(content)) return false;
  const { type, props } = content;
  return typeof type === "string" && textTags.has(type) && typeof props.children === "string";
}
