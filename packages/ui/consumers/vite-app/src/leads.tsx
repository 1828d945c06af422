import type { DataTableColumn } from "@portico/ui/data-table";
import { formatDate, formatMoney } from "@portico/ui/format";
import { StatusBadge } from "@portico/ui/status-badge";

export interface Lead {
  id: string;
  name: string;
  createdOn: string;
  premium: number;
  isOpen: boolean;
}

const names = ["Maria Alvarez", "Noah Bennett", "Ivy Castillo", "Grace Dupont", "Owen Egan", "Hana Ferrer"];

export const leads: readonly Lead[] = Array.from({ length: 24 }, (_, index) => ({
  id: `L-${100 + index}`,
  name: names[index % names.length] ?? "",
  createdOn: `2026-03-${String(1 + index).padStart(2, "0")}`,
  premium: 180.5 + index * 12,
  isOpen: index % 3 !== 0,
}));

export const columns: readonly DataTableColumn<Lead>[] = [
  { accessorKey: "id", header: "Lead", meta: { isRowHeader: true } },
  { accessorKey: "name", header: "Name" },
  { accessorKey: "createdOn", header: "Created", cell: ({ row }) => formatDate(row.original.createdOn) },
  {
    accessorKey: "premium",
    header: "Premium",
    cell: ({ row }) => formatMoney(row.original.premium),
    meta: { align: "end" },
  },
  {
    id: "status",
    header: "Status",
    cell: ({ row: { original } }) => (
      <StatusBadge tone={original.isOpen ? "success" : "neutral"}>
        {original.isOpen ? "Open" : "Closed"}
      </StatusBadge>
    ),
  },
];
