import type { CSSProperties } from "react";
import type { TableColumn } from "./column.js";
import { widthStyle } from "./column-layout.js";
import { stickyAttribute } from "./column-pinning.js";

/** What all rows share of a column's cells. */
export interface ColumnCell<Row> {
  column: TableColumn<Row>;
  tag: "th" | "td";
  attributes: Readonly<Record<string, string>>;
  /** Its width, if the browser lays out the columns. */
  style: CSSProperties | undefined;
}

/** The column cells, built once for all rows. */
export function columnCells<Row>(
  columns: readonly TableColumn<Row>[],
  headerIndex: number,
  cellRole: "cell" | "gridcell" | undefined,
): readonly ColumnCell<Row>[] {
  return columns.map((column, index) => {
    const isHeader = index === headerIndex;
    const attributes = {
      ...(isHeader && { scope: "row" }),
      ...(cellRole && { role: isHeader ? "rowheader" : cellRole }),
      ...(column.align === "end" && { "data-align": "end" }),
      ...(column.className && { class: column.className }),
      ...stickyAttribute(columns, index),
    };
    return {
      column,
      tag: isHeader ? "th" : "td",
      attributes,
      style: cellRole ? undefined : widthStyle(column),
    };
  });
}
