import type { HTMLAttributes, ReactNode } from "react";
import type { DataTableColumn } from "./column.js";
import type { ColumnLayout } from "./column-layout.js";
import type { ColumnSort } from "./sort.js";
import type { DataTableSelection } from "./use-row-selection.js";

export interface DataTableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** The table's accessible name. */
  label: string;
  /** The columns, in the order shown. Keep the array's identity between renders: rows are drawn again when it changes. */
  columns: readonly DataTableColumn<Row>[];
  /** How a person has arranged the columns; the page holds it. @default as the columns come */
  columnLayout?: ColumnLayout;
  /** Called with the layout after a column was resized by its heading's edge; without it there are no edges. */
  onColumnLayoutChange?: (change: { layout: ColumnLayout }) => void;
  /** The rows of this page, in the order shown. Another array is another page; what is in it may be the same. */
  rows: readonly Row[];
  /** A row's id, unique in all pages. */
  rowId: (row: Row) => string;
  /** The columns sorted by, the first counting most. @default none */
  sort?: readonly ColumnSort[];
  /** Called with the new sort: a press cycles ascending, descending, none; with Shift beside the other columns. */
  onSortChange?: (change: { sort: readonly ColumnSort[] }) => void;
  /** Makes rows selectable; the table becomes a grid of one tab stop. */
  selection?: DataTableSelection<Row>;
  /**
   * A row's main action: Enter, double click, a tap. Where rows cannot be selected, the text that names a row is a
   * button for it.
   */
  onRowAction?: (action: { row: Row }) => void;
  /**
   * A single click on a row does its main action, too. Only where rows cannot be selected.
   * @default false
   */
  actsOnClick?: boolean;
  /**
   * Buttons at the end of each row. Keep its identity between renders, as with `columns`. Of a long page a row is
   * kept while it has the focus, something with `aria-expanded="true"` or something with `data-editing`.
   */
  rowActions?: (row: Row) => ReactNode;
  /**
   * Where the page stands among all records: the first row's number, from 1, and how many there are. With
   * `hasMoreRows` there are more than that, and screen readers are told that the number is unknown.
   */
  position?: { firstRow: number; totalRows: number; hasMoreRows?: boolean };
  /** The first load: bars of a row's height stand for the rows. @default false */
  isLoading?: boolean;
  /** How many bars. @default 10 */
  loadingRows?: number;
  /** Another load while the old rows stay: dimmed, under a thin line. @default false */
  isRefreshing?: boolean;
  /** What stands in place of no rows. @default "Nothing to show", from the messages */
  empty?: ReactNode;
  /** What stands in place of rows that could not be loaded. */
  error?: ReactNode;
  /** Height of rows: 36 or 28 px. @default what the nearest `data-density` says, else comfortable */
  density?: "comfortable" | "compact";
  /** Greatest height as a CSS length; beyond it the rows scroll under their header. */
  maxHeight?: string;
}
