import { type Fields, isNumeric, type ValueOptions, valueAt } from "@portico/endpoints";
import { type ResolvedColumn, resolveColumn } from "@portico/screens";
import type { DataTableColumn } from "@portico/ui/data-table";
import { cellContent, valueText } from "../cell-content.tsx";
import type { DetailResponse } from "./detail-query.ts";

/** A row without an ID, keyed by its index. */
export type NumberedRow = DetailResponse & { readonly position: string };

/** A table with more columns is too wide for a page. */
const maxColumns = 9;
/** A table with more rows is not turned. */
const maxTurnedRows = 5;

/** Whether a table is too wide for a page, and has so few rows that it fits if they become its columns. */
export function isTooWide(columns: number, rows: number): boolean {
  return columns > maxColumns && rows <= maxTurnedRows;
}

interface Turning {
  readonly rows: readonly NumberedRow[];
  readonly dateOptions: ValueOptions;
}

/**
 * A table with its rows as columns, below the values of its first column: the months of a year below each other. Without
 * rows, it has none, either.
 */
export function turnedTable(shown: readonly string[], fields: Fields, { rows, dateOptions }: Turning) {
  const [first, ...rest] = shown.flatMap((name) => resolveColumn(name, fields) ?? []);
  const names: DataTableColumn<ResolvedColumn> = {
    id: "name",
    header: first?.header ?? "",
    enableSorting: false,
    accessorFn: ({ header }) => header,
    meta: { isRowHeader: true },
  };
  const values = rows.map(
    (row): DataTableColumn<ResolvedColumn> => ({
      id: row.position,
      header: first ? valueText(first, valueAt(row, first.field), dateOptions) : "",
      enableSorting: false,
      cell: ({ row: { original } }) => cellContent(original, row, row.position, dateOptions),
      meta: { align: rest.every(({ format }) => isNumeric(format)) ? "end" : "start" },
    }),
  );
  return {
    columns: [names, ...values],
    rows: rows.length === 0 ? [] : rest,
    rowId: ({ field }: ResolvedColumn) => field,
  };
}
