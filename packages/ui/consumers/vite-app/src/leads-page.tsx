import { DataTable } from "@portico/ui/data-table";
import { Toolbar } from "@portico/ui/toolbar";
import { StatusChangeDialog } from "@portico/ui/work-dialogs";
import { useState } from "react";
import { LeadFilters } from "./lead-filters";
import { columns, type Lead, leads } from "./leads";
import { NewLead } from "./new-lead";

const rowId = (lead: Lead) => lead.id;
const rowName = (lead: Lead) => `Lead ${lead.id}`;
const statuses = [{ value: "closed", label: "Closed" }];

export function LeadsPage() {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <NewLead />
      <LeadFilters />
      <Toolbar
        label="Actions on leads"
        selectedCount={selectedIds.size}
        onUnmarkAll={() => setSelectedIds(new Set())}
        actions={[
          {
            id: "status",
            label: "Change Status",
            variant: "primary",
            disabledReason: selectedIds.size === 0 ? "Select at least one lead" : undefined,
            onPress: () => setOpen(true),
          },
        ]}
      />
      <DataTable
        label="Leads"
        columns={columns}
        rows={leads}
        rowId={rowId}
        selection={{
          mode: "many",
          selectedIds,
          rowName,
          onSelectionChange: ({ ids }) => setSelectedIds(ids),
        }}
      />
      <StatusChangeDialog
        isOpen={isOpen}
        onOpenChange={(change) => setOpen(change.isOpen)}
        statuses={statuses}
        count={selectedIds.size}
        describeCount={(count) => (count === 1 ? "1 lead" : `${count} leads`)}
        isCommentRequired={false}
        commentLength={undefined}
        statusesError={undefined}
        onSubmit={async () => undefined}
      />
    </main>
  );
}
