import "@portico/ui/styles.css";
import { DataTable, type DataTableColumn, type DataTableSelection } from "@portico/ui/data-table";
import { cellText, columns, isAtEnd, type PolicyRow } from "../data.ts";
import { type ReactTableProps, reactContestant } from "../page/react-contestant.tsx";

const tableColumns: readonly DataTableColumn<PolicyRow>[] = columns.map((column) => ({
  id: column.id,
  header: column.header,
  size: column.width,
  enableSorting: true,
  meta: { align: isAtEnd(column) ? "end" : "start" },
  cell: ({ row: { original } }) =>
    column.kind === "status" ? <span className="status">{original.status}</span> : cellText(original, column),
}));

const rowId = (row: PolicyRow) => row.id;
const rowName = (row: PolicyRow) => `Policy ${row.id}`;

function Table({ rows, selected, onSelect }: ReactTableProps) {
  const selection: DataTableSelection<PolicyRow> = {
    mode: "many",
    selectedIds: selected,
    rowName,
    onSelectionChange: ({ ids }) => onSelect(ids),
  };
  return (
    <DataTable
      label="Policies"
      density="comfortable"
      columns={tableColumns}
      rows={rows}
      rowId={rowId}
      selection={selection}
      maxHeight="798px"
    />
  );
}

/** Complete: checkboxes, sticky first column, announcements, sortable headings. */
export const contestant = reactContestant(Table);
