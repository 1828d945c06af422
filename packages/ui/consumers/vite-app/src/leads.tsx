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
  { id: "id", header: "Lead", cell: (lead) => lead.id, isRowHeader: true },
  { id: "name", header: "Name", cell: (lead) => lead.name },
  { id: "createdOn", header: "Created", cell: (lead) => formatDate(lead.createdOn) },
  { id: "premium", header: "Premium", align: "end", cell: (lead) => formatMoney(lead.premium) },
  {
    id: "status",
    header: "Status",
    cell: (lead) => (
      <StatusBadge tone={lead.isOpen ? "success" : "neutral"}>{lead.isOpen ? "Open" : "Closed"}</StatusBadge>
    ),
  },
];
