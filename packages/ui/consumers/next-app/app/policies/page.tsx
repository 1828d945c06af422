"use client";

import { DataTable, type DataTableColumn } from "@portico/ui/data-table";
import { DetailPanel } from "@portico/ui/detail-panel";
import { useState } from "react";

interface Policy {
  id: string;
  insured: string;
}

const policies: readonly Policy[] = [
  { id: "FL-101", insured: "Maria Alvarez" },
  { id: "FL-102", insured: "Noah Bennett" },
];

const columns: readonly DataTableColumn<Policy>[] = [
  { accessorKey: "id", header: "Policy", meta: { isRowHeader: true } },
  { accessorKey: "insured", header: "Insured" },
];

/** A list whose rows open in a panel next to it. */
export default function Page() {
  const [shown, setShown] = useState<Policy>();
  const index = shown ? policies.indexOf(shown) : -1;
  const stepTo = (policy: Policy | undefined) => policy && (() => setShown(policy));
  return (
    <>
      <h1>Policies</h1>
      <DataTable
        label="Policies"
        columns={columns}
        rows={policies}
        rowId={({ id }) => id}
        onRowAction={({ row }) => setShown(row)}
      />
      <DetailPanel
        isOpen={shown !== undefined}
        title={shown?.id}
        onOpenChange={() => setShown(undefined)}
        onPrevious={stepTo(policies[index - 1])}
        onNext={stepTo(policies[index + 1])}
      >
        {shown?.insured}
      </DetailPanel>
    </>
  );
}
