"use client";

import type { ReactNode } from "react";
import { useMessages } from "../messages/use-messages.js";
import { Skeleton } from "../skeleton/skeleton.js";
import { stickyOf, type TableColumn } from "./column.js";
import { widthStyle } from "./column-layout.js";

interface SkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  rowCount: number;
  hasCheckbox: boolean;
  hasActions: boolean;
  /** The widths of columns are given. */
  isFitted: boolean;
}

/** Varied widths without a visible pattern. */
const barWidths = [72, 54, 88, 63, 80, 47, 69];

/** Skeleton rows in the height of real rows. */
export function SkeletonRows<Row>(props: SkeletonRowsProps<Row>) {
  const { columns, rowCount, hasCheckbox, hasActions, isFitted } = props;
  const messages = useMessages();
  return Array.from({ length: rowCount }, (_, rowIndex) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
    <tr key={rowIndex} data-skeleton="">
      {hasCheckbox && <td data-select-cell="" data-sticky="" />}
      {columns.map((column, index) => (
        <td
          key={column.id}
          data-align={column.align}
          data-tight={column.isTight ? "" : undefined}
          data-sticky={stickyOf(column, index)}
          style={isFitted ? undefined : widthStyle(column)}
        >
          {rowIndex === 0 && index === 0 && <span className="ui:sr-only">{messages.table.loading}</span>}
          <Skeleton width={`${barWidths[(rowIndex * 3 + index) % barWidths.length]}%`} />
        </td>
      ))}
      {hasActions && <td data-actions="" />}
    </tr>
  ));
}

/** A message that spans all columns, centered in the visible part of the table. */
export function TableMessage({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    <tr data-message="">
      <td colSpan={columnCount}>
        {/* It takes the focus of the last row when that leaves. */}
        <div tabIndex={-1}>{children}</div>
      </td>
    </tr>
  );
}
