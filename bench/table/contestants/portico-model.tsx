import "@portico/ui/styles.css";
import { DataTable, type DataTableColumnMeta, type SelectionChange } from "@portico/ui/data-table";
import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import { cellText, columns, isAtEnd, type PolicyRow } from "../data.ts";
import { type ReactTableProps, reactContestant } from "../page/react-contestant.tsx";

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
  columnMeta: {} as DataTableColumnMeta,
});

const definitions: ColumnDef<typeof features, PolicyRow>[] = columns.map((column) => ({
  id: column.id,
  accessorFn: (row) => row[column.id],
  header: column.header,
  size: column.width,
  meta: { align: isAtEnd(column) ? "end" : "start" },
  cell: ({ row: { original } }) =>
    column.kind === "status" ? <span className="status">{original.status}</span> : cellText(original, column),
}));

const getRowId = (row: PolicyRow) => row.id;
const rowName = (row: PolicyRow) => `Policy ${row.id}`;

function Table({ rows, selected, onSelect }: ReactTableProps) {
  const table = useTable({ features, columns: definitions, data: rows, getRowId });
  const selection = useMemo(
    () => ({
      mode: "many" as const,
      selectedIds: selected,
      rowName,
      onSelectionChange: ({ ids }: SelectionChange) => onSelect(ids),
    }),
    [selected, onSelect],
  );
  return (
    <DataTable label="Policies" density="comfortable" table={table} selection={selection} maxHeight="798px" />
  );
}

/** The same table with client rows, through TanStack's row model. */
export const contestant = reactContestant(Table);
