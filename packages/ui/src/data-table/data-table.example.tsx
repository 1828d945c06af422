import { DataTable, type DataTableColumn, StatusBadge } from "@portico/ui";
import { formatMoney } from "@portico/ui/format";
import { useState } from "react";

const policies = [
  { id: "1", number: "FL-10417", insured: "Ana Rivera", status: "Unpaid", premium: 412.75 },
  { id: "2", number: "FL-10418", insured: "Noah Bennett", status: "Effectuated", premium: 98.1 },
  { id: "3", number: "FL-10419", insured: "Grace Dupont", status: "Effectuated", premium: 1204.5 },
];
type Policy = (typeof policies)[number];

const columns: DataTableColumn<Policy>[] = [
  { accessorKey: "number", header: "Policy", meta: { isRowHeader: true } },
  { accessorKey: "insured", header: "Insured" },
  { accessorKey: "status", header: "Status", cell: ({ row }) => statusOf(row.original) },
  {
    accessorKey: "premium",
    header: "Premium",
    meta: { align: "end" },
    cell: ({ row }) => formatMoney(row.original.premium),
  },
];
const statusOf = ({ status }: Policy) => (
  <StatusBadge tone={status === "Unpaid" ? "danger" : "success"}>{status}</StatusBadge>
);

export function DataTableExample() {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Policies"
      columns={columns}
      rows={policies}
      rowId={({ id }) => id}
      selection={{
        mode: "many",
        selectedIds,
        rowName: ({ number }) => number,
        onSelectionChange: ({ ids }) => setSelectedIds(ids),
      }}
    />
  );
}
