import { type Fields, formatValue, isNumeric, type ValueOptions, valueAt } from "@portico/contract";
import { type ResolvedColumn, resolveColumn, type ScreenColumn } from "@portico/portal-config";
import type { DataTableColumn } from "@portico/ui/data-table";
import { truncate } from "@portico/ui/format";
import { cellContent } from "./cell-content.tsx";

/** The columns of a table from those of a screen; one whose field is gone is left out. */
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

/** How a table column departs from its screen's. */
export interface TableColumnOptions {
  /** Its values name the rows. @default false */
  isRowHeader?: boolean;
  /** How its moments are written. @default in the zone of the machine */
  dateOptions?: ValueOptions;
}

/** One column of a table from a screen's. */
export function tableColumn<Row>(
  column: ResolvedColumn,
  { isRowHeader, dateOptions = {} }: TableColumnOptions = {},
): DataTableColumn<Row> {
  const { field, header, format, isSortable, width, group, isMasked } = column;
  const shown = (text: string) => truncate(text, column.truncate ?? text.length);
  return {
    id: field,
    header,
    align: column.align ?? (isNumeric(format) ? "end" : "start"),
    isSortable,
    cell: (row) => cellContent(column, row, String(valueAt(row, "id") ?? ""), dateOptions),
    ...(isMasked
      ? {}
      : { value: (row: Row) => shown(formatValue(format, valueAt(row, field), dateOptions)) }),
    ...(isRowHeader ? { isRowHeader } : {}),
    ...(width === undefined ? {} : { width }),
    ...(group === undefined ? {} : { group }),
  };
}
