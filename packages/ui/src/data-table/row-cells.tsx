import type { ReactNode } from "react";
import type { DataTableColumn } from "./column.js";
import type { RowId } from "./selection.js";

export interface RowProps<Row> {
  row: Row;
  id: RowId;
  columns: readonly DataTableColumn<Row>[];
  headerIndex: number;
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** Its place among all pages' rows, where there are pages. */
  ariaRowIndex: number | undefined;
}

/** What a row shows, column by column. */
export function RowCells<Row>({ row, columns, headerIndex, rowActions }: RowProps<Row>) {
  return (
    <>
      {columns.map((column, index) => {
        const Cell = index === headerIndex ? "th" : "td";
        const value = column.width === undefined ? undefined : column.value?.(row);
        return (
          <Cell
            key={column.id}
            scope={index === headerIndex ? "row" : undefined}
            data-align={column.align}
            data-held={index === 0 || undefined}
            title={typeof value === "string" ? value : undefined}
            style={column.width === undefined ? undefined : { maxWidth: column.width }}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
      {rowActions && <td data-actions="">{rowActions(row)}</td>}
    </>
  );
}
