import { type Fields, formatValue, isNumeric, type ValueOptions, valueAt } from "@portico/contract";
import { type ResolvedColumn, resolveColumn, type ScreenColumn } from "@portico/portal-config";
import type { DataTableColumn } from "@portico/ui/data-table";
import { truncate } from "@portico/ui/format";
import { cellContent } from "./cell-content.tsx";

/** Converts columns of a screen to columns of a table. Columns whose field no longer exists are omitted. */
export function tableColumns<Row>(
  columns: readonly ScreenColumn[],
  fields: Fields,
  options: TableColumnOptions = {},
): DataTableColumn<Row>[] {
  return columns.flatMap((column) => {
    const resolved = resolveColumn(column, fields);
    return resolved ? [tableColumn<Row>(resolved, options)] : [];
  });
}

/** Options of `tableColumn`. */
export interface TableColumnOptions {
  /** Whether the column identifies the rows. @default false */
  isRowHeader?: boolean;
  /** The time zone of dates and times. @default the computer's time zone */
  dateOptions?: ValueOptions;
}

/** Converts a column of a screen to a column of a table. */
export function tableColumn<Row>(
  column: ResolvedColumn,
  { isRowHeader, dateOptions = {} }: TableColumnOptions = {},
): DataTableColumn<Row> {
  const { field, header, format, isSortable, width, group, isMasked } = column;
  const shorten = (text: string) => truncate(text, column.truncate ?? text.length);
  return {
    id: field,
    header,
    align: column.align ?? (isNumeric(format) ? "end" : "start"),
    isSortable,
    cell: (row) => cellContent(column, row, String(valueAt(row, "id") ?? ""), dateOptions),
    ...(isMasked
      ? {}
      : { value: (row: Row) => shorten(formatValue(format, valueAt(row, field), dateOptions)) }),
    ...(isRowHeader ? { isRowHeader } : {}),
    ...(width === undefined ? {} : { width }),
    ...(group === undefined ? {} : { group }),
  };
}
