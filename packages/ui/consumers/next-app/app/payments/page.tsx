"use client";

import { ColumnsMenu, DataTable, TablePager } from "@portico/ui/data-table";
import {
  type ColumnFiltersState,
  type ColumnVisibilityState,
  type RowSelectionState,
  type SortingState,
  useTable,
} from "@tanstack/react-table";
import { useState } from "react";
import { columns, features, type Payment } from "./columns";
import { payments } from "./payments";

const selection = { mode: "many", rowName: ({ email }: Payment) => email } as const;

/**
 * A table of an app with shadcn/ui, migrated: its column definitions and its call of `useTable` are as they were, and
 * `DataTable`, `ColumnsMenu` and `TablePager` replace its `Table`, `DropdownMenu` and buttons.
 */
export default function PaymentsPage() {
  const [sorting, setSorting] = useState<SortingState>([]);
  const [columnFilters, setColumnFilters] = useState<ColumnFiltersState>([]);
  const [columnVisibility, setColumnVisibility] = useState<ColumnVisibilityState>({});
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const table = useTable({
    features,
    data: payments,
    columns,
    getRowId: ({ id }) => id,
    onSortingChange: setSorting,
    onColumnFiltersChange: setColumnFilters,
    onColumnVisibilityChange: setColumnVisibility,
    onRowSelectionChange: setRowSelection,
    state: { sorting, columnFilters, columnVisibility, rowSelection },
  });
  const email = table.getColumn("email");
  return (
    <main>
      <input
        aria-label="Filter emails"
        value={String(email?.getFilterValue() ?? "")}
        onChange={(event) => email?.setFilterValue(event.target.value)}
      />
      <ColumnsMenu table={table} />
      <DataTable label="Payments" table={table} selection={selection} empty="No results." />
      <p>
        {table.getFilteredSelectedRowModel().rows.length} of {table.getFilteredRowModel().rows.length} row(s)
        selected.
      </p>
      <TablePager table={table} />
    </main>
  );
}
