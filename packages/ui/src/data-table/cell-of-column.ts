import type { CSSProperties } from "react";
import type { DataTableColumn } from "./column.js";
import { type ShownColumn, widthStyle } from "./column-layout.js";

/** A column's cell: what all rows share of it. */
export interface CellOfColumn<Row> {
  column: DataTableColumn<Row>;
  tag: "th" | "td";
  attributes: Readonly<Record<string, string>>;
  /** Its width, where the browser lays the columns out. */
  style: CSSProperties | undefined;
}

/** The cells of the columns, made once for all rows. */
export function cellsOf<Row>(
  columns: readonly ShownColumn<DataTableColumn<Row>>[],
  headerIndex: number,
  cellRole: "cell" | "gridcell" | undefined,
): readonly CellOfColumn<Row>[] {
  return columns.map((column, index) => {
    const isHeader = index === headerIndex;
    const attributes = {
      ...(isHeader && { scope: "row" }),
      ...(cellRole && { role: isHeader ? "rowheader" : cellRole }),
      ...(column.align === "end" && { "data-align": "end" }),
      ...(index === 0 && { "data-held": "" }),
    };
    return {
      column,
      tag: isHeader ? "th" : "td",
      attributes,
      style: cellRole ? undefined : widthStyle(column),
    };
  });
}
