import { stickyOf, type TableColumn } from "./column.js";
import { type CellWidths, widthStyle } from "./column-layout.js";

/** What all rows share of a column's cells. */
export interface ColumnCell<Row> {
  column: TableColumn<Row>;
  tag: "th" | "td";
  attributes: Readonly<Record<string, string>>;
  className: string | undefined;
  /** Its width, if the browser lays out the columns. */
  style: CellWidths | undefined;
}

/**
 * The column cells, built once for all rows.
 * @param isFitted the widths of columns are given
 * @param opensRow a click on the first column or the row header runs the row's main action
 */
export function columnCells<Row>(
  columns: readonly TableColumn<Row>[],
  headerIndex: number,
  cellRole: "cell" | "gridcell" | undefined,
  { isFitted, opensRow }: { isFitted: boolean; opensRow: boolean },
): readonly ColumnCell<Row>[] {
  return columns.map((column, index) => {
    const isHeader = index === headerIndex;
    const sticky = stickyOf(column, index);
    const attributes = {
      ...(isHeader && { scope: "row" }),
      ...(opensRow && (isHeader || index === 0) && { "data-opens": "" }),
      ...(cellRole && { role: isHeader ? "rowheader" : cellRole }),
      ...(column.align === "end" && { "data-align": "end" }),
      ...(column.isTight && { "data-tight": "" }),
      ...(column.isCurrent && { "data-current": "" }),
      ...(sticky !== undefined && { "data-sticky": sticky }),
    };
    return {
      column,
      tag: isHeader ? "th" : "td",
      attributes,
      className: column.className,
      style: cellRole || isFitted ? undefined : widthStyle(column),
    };
  });
}
