import type { ReactNode } from "react";
import type { SortValue } from "./sort.js";

/** One column of a table. */
export interface DataTableColumn<Row> {
  /** Names it in the sort; unique in its table. */
  id: string;
  /** The heading; it stays the same whatever the sort. */
  header: string;
  /** What a row shows here. */
  cell: (row: Row) => ReactNode;
  /** The plain value behind the cell: what `sortRows` compares. */
  value?: (row: Row) => SortValue;
  /** `end` for numbers and money; such cells get figures of equal width. @default "start" */
  align?: "start" | "end";
  /**
   * Greatest width in px; longer text is cut off with an ellipsis. Where only the rows in view are drawn it is
   * the width itself, beside its share of what is left over. @default as wide as its content
   */
  width?: number;
  /** The heading can be pressed to sort. @default false */
  isSortable?: boolean;
  /** Its cells name their rows for screen readers; the first column does where none says so. @default false */
  isRowHeader?: boolean;
  /** A heading above; neighbours of the same group share it. */
  group?: string;
  /** What stands under the column, such as its total. */
  footer?: ReactNode;
  /** A person cannot hide it; nor the column that names the rows. @default false */
  isAlwaysShown?: boolean;
  /** A person cannot change its width. @default false */
  hasFixedWidth?: boolean;
}

/** A heading above headings. */
export interface ColumnGroup {
  /** That of its first column. */
  id: string;
  /** Nothing where the columns beneath stand in no group. */
  name: string | undefined;
  /** How many columns it stands over. */
  span: number;
}

/** The row of headings above the headings, or nothing where no column has a group. */
export function columnGroups(columns: readonly { id: string; group?: string }[]): readonly ColumnGroup[] {
  if (columns.every((column) => column.group === undefined)) return [];
  const groups: ColumnGroup[] = [];
  for (const { id, group } of columns) {
    const last = groups.at(-1);
    if (last && last.name === group) last.span += 1;
    else groups.push({ id, name: group, span: 1 });
  }
  return groups;
}

/** The place of the column whose cells name the rows. */
export function rowHeaderIndex(columns: readonly { isRowHeader?: boolean }[]): number {
  return Math.max(
    0,
    columns.findIndex((column) => column.isRowHeader),
  );
}
