import type { ReactNode } from "react";
import type { SortValue } from "./sort.js";

/** A table column. */
export interface DataTableColumn<Row> {
  /** Identifies the column, for example in the sort. Unique in its table. */
  id: string;
  /** The column header. It does not change with the sort. */
  header: string;
  /** The content of a row's cell. */
  cell: (row: Row) => ReactNode;
  /** The plain value of the cell, which `sortRows` compares. */
  value?: ((row: Row) => SortValue) | undefined;
  /** `end` for numbers and money, which also get tabular figures. @default "start" */
  align?: "start" | "end" | undefined;
  /**
   * Maximum width in px; longer text is truncated with an ellipsis. In a windowed table it is the width itself, plus
   * a share of the remaining space. @default fits the content
   */
  width?: number | undefined;
  /** Users can sort by the column. @default false */
  isSortable?: boolean | undefined;
  /** Its cells are the row headers for screen readers. @default the first column */
  isRowHeader?: boolean | undefined;
  /** A header above this one, shared with adjacent columns of the same group. */
  group?: string | undefined;
  /** Footer of the column, such as a total. */
  footer?: ReactNode | undefined;
  /** Users cannot hide the column. Row headers can never be hidden. @default false */
  isAlwaysShown?: boolean | undefined;
  /** Users cannot resize the column. @default false */
  hasFixedWidth?: boolean | undefined;
}

/** A header that spans columns. */
interface ColumnGroup {
  /** Id of its first column. */
  id: string;
  /** Undefined for columns without a group. */
  name: string | undefined;
  /** Number of columns it spans. */
  span: number;
}

/** The header row of column groups. Empty if no column has a group. */
export function columnGroups(
  columns: readonly { id: string; group?: string | undefined }[],
): readonly ColumnGroup[] {
  if (columns.every((column) => column.group === undefined)) return [];
  const groups: ColumnGroup[] = [];
  for (const { id, group } of columns) {
    const last = groups.at(-1);
    if (last && last.name === group) last.span += 1;
    else groups.push({ id, name: group, span: 1 });
  }
  return groups;
}

/** Index of the row header column. */
export function rowHeaderIndex(columns: readonly { isRowHeader?: boolean | undefined }[]): number {
  return Math.max(
    0,
    columns.findIndex((column) => column.isRowHeader),
  );
}
