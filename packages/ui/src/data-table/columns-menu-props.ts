import type { ColumnLayout } from "./column-layout.js";
import type { MenuColumn } from "./columns-menu-row.js";

export interface ColumnsMenuProps {
  /** All columns of the table, as it gets them. */
  columns: readonly MenuColumn[];
  /** How they are arranged; the page holds it. */
  layout: ColumnLayout;
  /** Called with another arrangement. */
  onLayoutChange: (change: { layout: ColumnLayout }) => void;
  /** The layout that 'Reset columns' brings back, such as one that hides some. @default as the columns come */
  standard?: ColumnLayout;
}
