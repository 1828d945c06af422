"use client";

import { type DataTableColumn, Pager, PageTable } from "@portico/ui/data-table";
import { type Filter, FilterBar, type FilterValues } from "@portico/ui/filters";
import { formatDate, formatMoney } from "@portico/ui/format";
import { StatusBadge } from "@portico/ui/status-badge";
import { Toolbar } from "@portico/ui/toolbar";
import { StatusChangeDialog } from "@portico/ui/work-dialogs";
import type { ColumnSort } from "@tanstack/react-table";
import { useState } from "react";
import { type Policy, policies } from "./policies";

const columns: readonly DataTableColumn<Policy>[] = [
  { accessorKey: "id", header: "Policy", enableSorting: false, meta: { isRowHeader: true } },
  { accessorKey: "insured", header: "Insured", enableSorting: false },
  {
    accessorKey: "effectiveDate",
    header: "Effective",
    enableSorting: false,
    cell: ({ row }) => formatDate(row.original.effectiveDate),
  },
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
      <StatusBadge tone={original.isActive ? "success" : "neutral"}>
        {original.isActive ? "Active" : "Closed"}
      </StatusBadge>
    ),
  },
];
const filters: readonly Filter[] = [{ kind: "text", name: "insured", label: "Insured" }];
const statuses = [{ value: "closed", label: "Closed" }];
const rowId = (policy: Policy) => policy.id;
const rowName = (policy: Policy) => `Policy ${policy.id}`;

/** The policies that match, by premium if they are sorted. */
function shownPolicies({ insured = "" }: FilterValues, [sort]: readonly ColumnSort[]): readonly Policy[] {
  const sought = String(insured).toLowerCase();
  const shown = policies.filter((policy) => policy.insured.toLowerCase().includes(sought));
  if (!sort) return shown;
  return [...shown].sort((a, b) => (a.premium - b.premium) * (sort.desc ? -1 : 1));
}

export function PolicyList() {
  const [values, setValues] = useState<FilterValues>({});
  const [sort, setSort] = useState<readonly ColumnSort[]>([]);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setOpen] = useState(false);
  const rows = shownPolicies(values, sort);
  return (
    <>
      <FilterBar filters={filters} values={values} onValuesChange={(change) => setValues(change.values)} />
      <Toolbar
        label="Actions on policies"
        selectedCount={selectedIds.size}
        onUnmarkAll={() => setSelectedIds(new Set())}
        actions={[
          {
            id: "status",
            label: "Change Status",
            disabledReason: selectedIds.size === 0 ? "Select at least one policy" : undefined,
            onPress: () => setOpen(true),
          },
        ]}
      />
      <PageTable
        label="Policies"
        columns={columns}
        rows={rows}
        rowId={rowId}
        sort={sort}
        onSortChange={(change) => setSort(change.sort)}
        selection={{
          mode: "many",
          selectedIds,
          rowName,
          onSelectionChange: ({ ids }) => setSelectedIds(ids),
        }}
      />
      <Pager pageNumber={1} pageSize={20} totalRecords={rows.length} onChange={() => undefined} />
      <StatusChangeDialog
        isOpen={isOpen}
        onOpenChange={(change) => setOpen(change.isOpen)}
        statuses={statuses}
        count={selectedIds.size}
        isCommentRequired={false}
        onSubmit={async () => undefined}
      />
    </>
  );
}
