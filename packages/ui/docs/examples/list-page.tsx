import { type DataTableColumn, Pager, PageTable } from "@portico/ui/data-table";
import { PageHeader } from "@portico/ui/display";
import { type Filter, FilterBar, type FilterValues } from "@portico/ui/filters";
import { formatMoney } from "@portico/ui/format";
import { Page } from "@portico/ui/layout";
import { StatusBadge } from "@portico/ui/status-badge";
import { Toolbar } from "@portico/ui/toolbar";
import { useMemo, useState } from "react";
import { findPolicies, type Policy } from "./policies-server";

const columns: readonly DataTableColumn<Policy>[] = [
  { accessorKey: "number", header: "Policy", meta: { isRowHeader: true } },
  { accessorKey: "insured", header: "Insured" },
  { accessorKey: "status", header: "Status", cell: ({ row }) => statusOf(row.original) },
  { accessorKey: "premium", header: "Premium", cell: ({ row }) => formatMoney(row.original.premium) },
];
const filters: Filter[] = [
  { kind: "text", name: "insured", label: "Insured" },
  { kind: "select", name: "status", label: "Status", options: [{ value: "Unpaid", label: "Unpaid" }] },
];
const rowId = ({ id }: Policy) => id;
const rowName = ({ number }: Policy) => number;
const statusOf = ({ status }: Policy) => (
  <StatusBadge tone={status === "Unpaid" ? "danger" : "success"}>{status}</StatusBadge>
);

export function ListPage() {
  const [values, setValues] = useState<FilterValues>({});
  const [page, setPage] = useState({ pageNumber: 1, pageSize: 10 });
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const { rows, total } = useMemo(() => findPolicies({ ...values, ...page }), [values, page]);
  const disabledReason = selectedIds.size === 0 ? "Select a policy first" : undefined;
  const filter = (change: { values: FilterValues }) => {
    setValues(change.values);
    setPage({ ...page, pageNumber: 1 });
  };
  const select = ({ ids }: { ids: ReadonlySet<string> }) => setSelectedIds(ids);
  return (
    <Page>
      <PageHeader title="Policies" />
      <FilterBar filters={filters} values={values} onValuesChange={filter} />
      <Toolbar
        label="Actions on policies"
        selectedCount={selectedIds.size}
        onUnmarkAll={() => setSelectedIds(new Set())}
        actions={[{ id: "assign", label: "Assign", disabledReason, onPress: () => alert("Assigned") }]}
      />
      <PageTable
        label="Policies"
        columns={columns}
        rows={rows}
        rowId={rowId}
        selection={{ mode: "many", selectedIds, rowName, onSelectionChange: select }}
      />
      <Pager {...page} totalRecords={total} onChange={setPage} />
    </Page>
  );
}
