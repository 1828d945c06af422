import { moneyEditor, selectEditor, textEditor, useCellEditing } from "@portico/ui/cell-editing";
import { type DataTableColumn, PageTable } from "@portico/ui/data-table";
import { useState } from "react";

interface Lead {
  id: string;
  name: string;
  status: string;
  income: string;
}
const columns: readonly DataTableColumn<Lead>[] = [
  { accessorKey: "name", header: "Name", meta: { isRowHeader: true } },
  { accessorKey: "status", header: "Status" },
  { accessorKey: "income", header: "Income" },
];
const statuses = ["New", "Called", "Enrolled"].map((value) => ({ value, label: value }));
const editors = {
  name: textEditor<Lead>(({ name }) => name, { validate: (name) => (name ? undefined : "Enter a name.") }),
  status: selectEditor<Lead>(({ status }) => status, statuses),
  income: moneyEditor<Lead>(({ income }) => income),
};
const rowId = ({ id }: Lead) => id;

export function CellEditingExample() {
  const [rows, setRows] = useState<readonly Lead[]>([
    { id: "1", name: "Ivy Castillo", status: "New", income: "42000.00" },
    { id: "2", name: "Owen Egan", status: "Called", income: "61500.50" },
  ]);
  const editing = useCellEditing({
    columns,
    editors,
    rowId,
    onSave: async ({ row, columnId, value }) =>
      setRows((all) => all.map((lead) => (lead.id === row.id ? { ...lead, [columnId]: value } : lead))),
  });
  return (
    <>
      <PageTable label="Leads" columns={editing.columns} rows={rows} rowId={rowId} />
      {editing.editor}
    </>
  );
}
