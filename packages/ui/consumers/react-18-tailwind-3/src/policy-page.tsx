import {
  Button,
  Checkbox,
  Combobox,
  DataTable,
  type DataTableColumn,
  Dialog,
  FilterBar,
  Menu,
  MessagesProvider,
  NameValueTable,
  NotesPanel,
  NotificationProvider,
  Pager,
  Progress,
  Select,
  StatusBadge,
  spanish,
  Tabs,
  TextArea,
  TextField,
  Timeline,
  Toolbar,
} from "@portico/ui";
import { BarChart, LineChart, PieChart } from "@portico/ui/charts";
import { formatDateTime, formatMoney } from "@portico/ui/format";
import { useState } from "react";

interface Policy {
  id: string;
  premium: number;
}

const policies: readonly Policy[] = Array.from({ length: 80 }, (_, index) => ({
  id: `FL-${100 + index}`,
  premium: 180 + index,
}));
const columns: readonly DataTableColumn<Policy>[] = [
  { accessorKey: "id", header: "Policy", meta: { isRowHeader: true } },
  {
    accessorKey: "premium",
    header: "Premium",
    cell: ({ row }) => formatMoney(row.original.premium),
    meta: { align: "end" },
  },
];
const carriers = [
  { label: "Oscar", value: 38 },
  { label: "Molina", value: 21 },
];
const years = [
  { label: "2026", values: [38, 41] },
  { label: "2025", values: [31, 36], isComparison: true },
];
const rowId = (policy: Policy) => policy.id;
const rowName = (policy: Policy) => `Policy ${policy.id}`;
const noAgents = async () => [];

/** A server-rendered page that uses a component of every family. */
export function PolicyPage() {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set(["FL-101"]));
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState("notes");
  return (
    <MessagesProvider messages={spanish}>
      <NotificationProvider>
        <main>
          <FilterBar
            filters={[
              { kind: "text", name: "id", label: "Policy" },
              { kind: "month", name: "month", label: "Month" },
              { kind: "asyncSelect", name: "agent", label: "Agent", search: noAgents },
            ]}
            values={{ month: "3" }}
            onValuesChange={() => undefined}
          />
          <Toolbar label="Actions" selectedCount={selectedIds.size}>
            <Button onClick={() => setOpen(true)}>Details</Button>
            <Menu
              trigger={<Button>More</Button>}
              items={[{ id: "a", label: "Assign", onPress: () => undefined }]}
            />
          </Toolbar>
          <DataTable
            label="Policies"
            columns={columns}
            rows={policies}
            rowId={rowId}
            maxHeight="20rem"
            selection={{
              mode: "many",
              selectedIds,
              rowName,
              onSelectionChange: ({ ids }) => setSelectedIds(ids),
            }}
          />
          <Pager pageNumber={1} pageSize={80} totalRecords={312} onChange={() => undefined} />
          <TextField label="Email" hint="Where it is sent." required />
          <TextArea label="Comment" />
          <Select label="State" options={[{ value: "FL", label: "Florida" }]} />
          <Combobox label="Agent" value={null} search={noAgents} onChange={() => undefined} />
          <Checkbox label="Active only" defaultChecked />
          <Tabs
            label="Policy"
            tabs={[
              { id: "notes", label: "Notes", content: <NotesPanel notes={[]} onMakeNote={noAgents} /> },
              {
                id: "history",
                label: "History",
                content: <Timeline entries={[{ id: "1", title: "Effectuated", at: "2026-03-01" }]} />,
              },
            ]}
            selectedId={tab}
            onSelectionChange={({ id }) => setTab(id)}
          />
          <NameValueTable
            items={[
              { name: "Paid", value: formatDateTime("2026-03-01T14:05:00") },
              { name: "Status", value: <StatusBadge tone="success">Active</StatusBadge> },
            ]}
          />
          <PieChart label="Cartera" labelHeader="Aseguradora" valueHeader="Pólizas" data={carriers} />
          <BarChart
            label="Ventas"
            labelHeader="Aseguradora"
            valueHeader="Pólizas"
            data={carriers}
            average={29.5}
          />
          <LineChart label="Años" labelHeader="Mes" labels={["Enero", "Febrero"]} series={years} />
          <Progress label="Uploading" value={52} />
        </main>
        <Dialog isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} title="Details">
          Policy FL-101
        </Dialog>
      </NotificationProvider>
    </MessagesProvider>
  );
}
