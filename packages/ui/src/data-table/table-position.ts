import type { RowData } from "@tanstack/react-table";
import type { TablePosition } from "./page-position.js";
import type { AnyTable } from "./tanstack-model.js";

/** The position of a table's page among all of its rows. */
export function positionOf<Row extends RowData>(table: AnyTable<Row>): TablePosition | undefined {
  const pagination = table.atoms.pagination?.get();
  if (!pagination) return undefined;
  const totalRows = table.options.rowCount ?? table.getPrePaginatedRowModel().rows.length;
  const { pageIndex, pageSize } = pagination;
  return { firstRow: pageIndex * pageSize + 1, pageSize, totalRows };
}
