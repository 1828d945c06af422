import { type Fields, formatValue, isNumeric, valueAt } from "@portico/contract";
import { type ResolvedColumn, resolveColumn, type ScreenColumn } from "@portico/portal-config";
import type { DataTableColumn } from "@portico/ui/data-table";
import { truncate } from "@portico/ui/format";

/** The columns of a table from those of a screen; one whose field is gone is left out. */
export function tableColumns<Row>(columns: readonly ScreenColumn[], fields: Fields): DataTableColumn<Row>[] {
  return columns.flatMap((column) => {
    const resolved = resolveColumn(column, fields);
    return resolved ? [tableColumn<Row>(resolved)] : [];
  });
}

function tableColumn<Row>(column: ResolvedColumn): DataTableColumn<Row> {
  const { field, header, format, isSortable, truncate: length, width } = column;
  const text = (row: Row) => formatValue(format, valueAt(row, field));
  const cut = (row: Row) => <span title={text(row)}>{truncate(text(row), length ?? 0)}</span>;
  return {
    id: field,
    header,
    align: isNumeric(format) ? "end" : "start",
    isSortable,
    value: text,
    cell: length === undefined ? text : cut,
    ...(width === undefined ? {} : { width }),
  };
}
