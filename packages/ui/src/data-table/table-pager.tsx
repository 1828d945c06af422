"use client";

import { forwardRef } from "react";
import { Pager, type PagerProps } from "../pager/pager.js";
import { positionOf } from "./table-position.js";
import { anyTable, type TanStackTable } from "./tanstack-model.js";
import { useTableState } from "./use-table-state.js";

export interface TablePagerProps
  extends Omit<PagerProps, "pageNumber" | "pageSize" | "totalRecords" | "onChange"> {
  /** A table with `rowPaginationFeature`. */
  table: TanStackTable;
}

/** The pager of a TanStack table. */
export const TablePager = forwardRef<HTMLElement, TablePagerProps>(function TablePager(
  { table: given, ...rest },
  ref,
) {
  const table = anyTable(given);
  const { pagination } = useTableState(table, true);
  if (!pagination) {
    throw new Error("TablePager needs rowPaginationFeature in the table's features.");
  }
  return (
    <Pager
      {...rest}
      ref={ref}
      pageNumber={pagination.pageIndex + 1}
      pageSize={pagination.pageSize}
      totalRecords={positionOf(table)?.totalRows ?? 0}
      onChange={({ pageNumber, pageSize }) => table.setPagination({ pageIndex: pageNumber - 1, pageSize })}
    />
  );
});
