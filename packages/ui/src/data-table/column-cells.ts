import type { CSSProperties } from "react";
import type { DataTableColumn } from "./column.js";
import { type ShownColumn, widthStyle } from "./column-layout.js";

/** What all rows share of a column's cells. */
export interface ColumnCell<Row> {
  column: DataTableColumn<Row>;
  tag: "th" | "td";
  attributes: Readonly<Record<string, string>>;
  /** Its width, if the browser lays out the columns. */
  style: CSSProperties | undefined;
}

/** The column cells, built once for all rows. */
export function columnCells<Row>(
  columns: readonly ShownColumn<DataTableColumn<Row>>[],
  headerIndex: number,
  cellRole: "cell" | "gridcell" | undefined,
): readonly ColumnCell<Row>[] {
  return columns.map((column, index) => {
    const isHeader = index === headerIndex;
    const attributes = {
      ...(isHeader && { scope: "row" }),
      ...(cellRole && { role: isHeader ? "rowheader" : cellRole }),
      ...(column.align === "end" && { "data-align": "end" }),
      ...(index === 0 && { "data-sticky": "" }),
    };
    return {
      column,
      tag: isHeader ? "th" : "td",
      attributes,
      style: cellRole ? undefined : widthStyle(column),
    };
  });
}
