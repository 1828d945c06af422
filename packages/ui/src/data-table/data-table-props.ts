import type { ColumnDef, ColumnSort, RowData, Table, Table_Core, TableFeatures } from "@tanstack/react-table";
import type { HTMLAttributes, ReactNode } from "react";
import type { DataTableFeatures } from "./column.js";
import type { ColumnLayout } from "./column-layout.js";
import type { TablePosition } from "./page-position.js";
import type { DataTableSelection } from "./use-row-selection.js";

/** Attributes of a row's element. Its role, id, position and selection belong to the table. */
export type RowProps = Omit<
  HTMLAttributes<HTMLTableRowElement>,
  "role" | "tabIndex" | "children" | "aria-rowindex" | "aria-selected"
> & { [data: `data-${string}`]: string | number | boolean | undefined };

/** Props of a table, wherever its rows come from. */
export interface DataTableBaseProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** The table's accessible name. */
  label: string;
  /**
   * A row's main action: Enter, double-click, tap, or a click on the first column or the row header. In a table without
   * selection, the row header becomes a button for it.
   */
  onRowAction?: ((action: { row: Row }) => void) | undefined;
  /**
   * A single click also runs the main action. Only in tables without selection.
   * @default false
   */
  actsOnClick?: boolean | undefined;
  /** Attributes of a row's element. `aria-current` marks the row whose details are shown. Keep its identity between renders, as with `columns`. */
  rowProps?: ((row: Row) => RowProps) | undefined;
  /** CSS class of a cell, for example by its value. Keep its identity between renders, as with `columns`. */
  cellClassName?: ((cell: { row: Row; columnId: string }) => string | undefined) | undefined;
  /**
   * Buttons at the end of each row, quiet until the row is hovered, focused or selected. `data-row-tip` on a button is
   * its tooltip, which the table shows for all of them. Keep its identity between renders, as with `columns`. A windowed table keeps a
   * row mounted while it has the focus or contains `aria-expanded="true"` or `data-editing`.
   */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /**
   * The width of `rowActions` in px, for tables that fit their columns. @default measured, once rows are shown
   */
  rowActionsWidth?: number | undefined;
  /**
   * Columns leave while the table is too narrow for all: by their `meta.priority`, until the others fit. A button at the
   * header's end shows them; the table then scrolls. The first column, the row header, the column sorted first, and those that a
   * user resized or chose to show never leave. Widths come from the rows.
   * @default false
   */
  fitsColumns?: boolean | undefined;
  /** Called with the ids of the columns that left, when they change. Pass them to `ColumnsMenu`. */
  onColumnsFit?: ((fit: { overflowIds: readonly string[] }) => void) | undefined;
  /**
   * Makes rows cards, for narrow windows. The ids of the columns that a card has, in order: the row header, which is
   * its heading, the column whose value is beside the heading, such as a status, and the lines below. Long lists give
   * all cards the height of two lines. The header keeps the buttons that sort by these columns. Paper has the table.
   * @default rows of a table
   */
  cardColumns?: readonly string[] | undefined;
  /** Shows skeleton rows during the first load. @default false */
  isLoading?: boolean | undefined;
  /** Number of skeleton rows. @default 10 */
  loadingRows?: number | undefined;
  /** Keeps the old rows, dimmed, during a reload. @default false */
  isRefreshing?: boolean | undefined;
  /** Shown if there are no rows. @default "Nothing to show", from the messages */
  empty?: ReactNode | undefined;
  /** Shown instead of rows that failed to load. */
  error?: ReactNode | undefined;
  /**
   * Identifies the filters of the rows: when it changes, the number of results is announced, and a selection that the
   * page clears with it is not. `null` while earlier rows are shown: changes are announced once their rows arrive.
   */
  resultsKey?: string | null | undefined;
  /** Row height: 36 or 28 px. @default the nearest `data-density`, else comfortable */
  density?: "comfortable" | "compact" | undefined;
  /** Maximum height as a CSS length. Rows scroll below the header. */
  maxHeight?: string | undefined;
}

/** Props of a table that shows a page of rows from a server. */
export interface DataTablePageProps<Row extends RowData, Features extends TableFeatures = DataTableFeatures>
  extends DataTableBaseProps<Row> {
  /**
   * The columns in display order, as TanStack `ColumnDef`s. Keep the array's identity between renders, because a new
   * array rerenders all rows. Cells are called, not mounted: a cell that uses hooks returns a component.
   */
  columns: readonly ColumnDef<Features, Row>[];
  /** The user's column layout. Controlled by the page. @default all columns in their own order */
  columnLayout?: ColumnLayout | undefined;
  /** Called with the layout after a column was resized or moved. Without it, headers have no resize handles and can't be dragged. */
  onColumnLayoutChange?: ((change: { layout: ColumnLayout }) => void) | undefined;
  table?: undefined;
  /** The rows of this page in display order. A new array is treated as a new page, even with the same rows. */
  rows: readonly Row[];
  /** A row's id, unique across all pages. */
  rowId: (row: Row) => string;
  /** The sorted columns, by priority. @default none */
  sort?: readonly ColumnSort[] | undefined;
  /**
   * Called with the new sort. A click cycles through ascending, descending and none; Shift+click keeps the other
   * columns. Without it, columns can't be sorted.
   */
  onSortChange?: ((change: { sort: readonly ColumnSort[] }) => void) | undefined;
  /** Makes rows selectable. The table becomes a grid with one tab stop. */
  selection?: DataTableSelection<Row> | undefined;
  /**
   * The page's position among all records: the number of its first row, from 1, and the total. With `hasMoreRows` the
   * total is a minimum, and screen readers hear that it is unknown.
   */
  position?: TablePosition | undefined;
}

/** Props of a table that shows the rows of a TanStack table. */
export interface DataTableModelProps<Row extends RowData, Features extends TableFeatures = DataTableFeatures>
  extends DataTableBaseProps<Row> {
  /**
   * A table of `useTable`. It has the columns, the rows, and the state of sorting, order, visibility, widths,
   * pinning, filters, pages, groups and expanded rows, as far as its features include them.
   */
  table: Pick<Table<Features, Row>, keyof Table_Core<Features, Row>>;
  /** Makes rows selectable. Without `selectedIds` the table's `rowSelection` state is used. */
  selection?: ModelSelection<Row> | undefined;
  /** Details below an expanded row. With it, all rows of the page are rendered: use pages for long lists. */
  rowDetail?: ((row: Row) => ReactNode) | undefined;
}

/** The selection of a TanStack table's rows. */
export type ModelSelection<Row> = Omit<DataTableSelection<Row>, "selectedIds" | "onSelectionChange"> &
  Partial<Pick<DataTableSelection<Row>, "selectedIds" | "onSelectionChange">>;

export type DataTableProps<Row extends RowData, Features extends TableFeatures = DataTableFeatures> =
  | DataTablePageProps<Row, Features>
  | DataTableModelProps<Row, Features>;
