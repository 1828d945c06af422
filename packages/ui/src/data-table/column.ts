import type { ColumnDef, RowData, StockFeatures } from "@tanstack/react-table";
import type { ReactNode } from "react";
import type { ColumnPriority } from "./column-fit.js";

/** What `meta` of a `ColumnDef` tells the table. */
export interface DataTableColumnMeta {
  /** The column's name in menus and announcements. @default the header if it is text, else the id */
  label?: string | undefined;
  /** `end` for numbers and money, which also get tabular figures. @default "start" */
  align?: "start" | "end" | undefined;
  /** Its cells are the row headers for screen readers, and users cannot hide it. @default the first column */
  isRowHeader?: boolean | undefined;
  /** CSS class of the column's cells in rows. */
  cellClassName?: string | undefined;
  /** Narrow padding, for one of many columns with short figures, such as months. @default false */
  isTight?: boolean | undefined;
  /** Whether its cells are buttons that edit them, for which there must be room. @default false */
  isEditable?: boolean | undefined;
  /** Whether it is the column of the current day, month or year: emphasized, and `aria-current`. @default false */
  isCurrent?: boolean | undefined;
  /**
   * With `fitsColumns`, how soon the column leaves a table that is too narrow: 1 never, 5 first; of the same priority,
   * the last one first. @default 3
   */
  priority?: ColumnPriority | undefined;
  /**
   * With `fitsColumns`, a text that is as long as most others, such as a date or the longest status. The column has
   * room for it before the rows arrive, and is not narrowed to make room for others. @default none
   */
  typicalText?: string | undefined;
}

/** The TanStack features that `DataTableColumn` has options of. */
export type DataTableFeatures = Pick<
  StockFeatures,
  | "columnPinningFeature"
  | "columnResizingFeature"
  | "columnSizingFeature"
  | "columnVisibilityFeature"
  | "rowSortingFeature"
> & { columnMeta: DataTableColumnMeta };

/**
 * A TanStack `ColumnDef` for rows of a server page. `size` is the maximum width in px, and in a windowed table the
 * width itself, plus a share of the remaining space. `meta` has options of the table.
 */
export type DataTableColumn<Row extends RowData> = ColumnDef<DataTableFeatures, Row>;

/** A column that the table renders, from a `ColumnDef` or from a TanStack column. */
export interface TableColumn<Item> {
  id: string;
  /** In menus and announcements. */
  name: string;
  /** The content of the header. */
  header: () => ReactNode;
  /** The content of a row's cell. */
  cell: (item: Item) => ReactNode;
  /** The value of a cell as text, to estimate the width of cells that contain elements. */
  text?: ((item: Item) => string) | undefined;
  /** The content of the footer. */
  footer?: (() => ReactNode) | undefined;
  align?: "start" | "end" | undefined;
  /** Maximum width in px; the width in a windowed table. */
  width?: number | undefined;
  /** Width in px, if a user resized the column. */
  fixedWidth?: number | undefined;
  isSortable?: boolean | undefined;
  isRowHeader?: boolean | undefined;
  isAlwaysShown?: boolean | undefined;
  hasFixedWidth?: boolean | undefined;
  /** The value of `data-sticky`, if it is pinned. The first column is always sticky. */
  sticky?: string | undefined;
  className?: string | undefined;
  isTight?: boolean | undefined;
  isEditable?: boolean | undefined;
  isCurrent?: boolean | undefined;
  priority?: ColumnPriority | undefined;
  typicalText?: string | undefined;
  /** A user showed or moved it, so it never leaves. */
  isKept?: boolean | undefined;
  /** The groups that contain it, the outermost first. */
  groups?: readonly ColumnGroup[] | undefined;
}

/** A header above the headers of its columns. */
export interface ColumnGroup {
  id: string;
  header: () => ReactNode;
}

/** A header cell that spans columns. */
export interface HeaderSpan {
  /** Id of its first column. */
  id: string;
  /** Undefined above columns without a group. */
  group: ColumnGroup | undefined;
  /** Number of columns. */
  span: number;
}

/** The header rows above the column headers, the outermost first. Adjacent columns of a group share its header. */
export function groupRows(
  columns: readonly Pick<TableColumn<never>, "id" | "groups">[],
): readonly (readonly HeaderSpan[])[] {
  const depth = Math.max(0, ...columns.map(({ groups }) => groups?.length ?? 0));
  return Array.from({ length: depth }, (_, level) => {
    const spans: (HeaderSpan & { path: string })[] = [];
    for (const { id, groups } of columns) {
      const path = JSON.stringify(groups?.slice(0, level + 1).map((group) => group.id));
      const last = spans.at(-1);
      if (last && last.path === path) last.span += 1;
      else spans.push({ id, group: groups?.[level], span: 1, path });
    }
    return spans.map(({ id, group, span }) => ({ id, group, span }));
  });
}

/** The value of `data-sticky` of a column's cells, if they stay visible while the rest scrolls. */
export function stickyOf({ sticky }: { sticky?: string | undefined }, index: number): string | undefined {
  return index === 0 ? "" : sticky;
}

/** Index of the row header column. */
export function rowHeaderIndex(columns: readonly { isRowHeader?: boolean | undefined }[]): number {
  return Math.max(
    0,
    columns.findIndex((column) => column.isRowHeader),
  );
}
