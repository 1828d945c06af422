import type { LineMessage } from "../db/schema/upload-columns.ts";
import type { FileColumns } from "./find-columns.ts";
import type { Table } from "./open-table.ts";
import type { TableRow } from "./table-row.ts";
import { isTotalRow } from "./total-label.ts";

/** How rows without a record are recognized. */
export interface DataRows<Column extends string> {
  /** The column that identifies a record. */
  readonly key: Column;
  /** The columns with names of persons. A total has none. */
  readonly names: readonly Column[];
  /** Gets each row that is left out, with the reason. */
  readonly onSkipped: (skipped: LineMessage) => void;
}

/** The rows of a table that have a record: without repeated headers, totals and counts. */
export async function* dataRows<Column extends string>(
  { header, columns, rows }: Pick<Table<Column>, "header" | "columns" | "rows">,
  { key, names, onSkipped }: DataRows<NoInfer<Column>>,
): AsyncGenerator<TableRow> {
  const headerKey = rowKey(header.cells);
  for await (const row of rows) {
    const cell = (column: Column) => cellOf(row, columns, column);
    if (rowKey(row.cells) === headerKey) onSkipped({ line: row.line, reason: "Skipped: a repeated header." });
    else if (isTotalRow(row.cells, cell(key), names.map(cell)))
      onSkipped({ line: row.line, reason: "Skipped: a total or a count." });
    else yield row;
  }
}

/** The cell of a column. Empty if the file or the row has none. */
export function cellOf<Column extends string>(
  { cells }: Pick<TableRow, "cells">,
  { found }: FileColumns<Column>,
  column: Column,
): string {
  return cells[found.get(column)?.index ?? -1] ?? "";
}

/** The cells of a row as one text, without empty ones at the end, and without case. */
function rowKey(cells: readonly string[]): string {
  return JSON.stringify(cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1)).toLowerCase();
}
