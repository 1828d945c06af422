"use client";

import type { RowData, Table, Table_Core, TableFeatures } from "@tanstack/react-table";
import { Pager, type PagerProps } from "../pager/pager.js";
import { positionOf } from "./table-position.js";
import { anyTable } from "./tanstack-model.js";
import { useTableState } from "./use-table-state.js";

export interface TablePagerProps<Row extends RowData, Features extends TableFeatures>
  extends Omit<PagerProps, "pageNumber" | "pageSize" | "totalRecords" | "onChange"> {
  /** A table with `rowPaginationFeature`. */
  table: Pick<Table<Features, Row>, keyof Table_Core<Features, Row>>;
}

/** The pager of a TanStack table. */
export function TablePager<Row extends RowData, Features extends TableFeatures>(
  props: TablePagerProps<Row, Features>,
) {
  const { table: given, ...rest } = props;
  const table = anyTable<Row>(given);
  const { pagination } = useTableState(table, true);
  if (!pagination)
    throw new Error("The table has no pages to show. Add `rowPaginationFeature` to its features.");
  return (
    <Pager
      {...rest}
      pageNumber={pagination.pageIndex + 1}
      pageSize={pagination.pageSize}
      totalRecords={positionOf(table)?.totalRows ?? 0}
      onChange={({ pageNumber, pageSize }) => table.setPagination({ pageIndex: pageNumber - 1, pageSize })}
    />
  );
}
