import "@mantine/core/styles.layer.css";
import "mantine-datatable/styles.layer.css";
import { MantineProvider } from "@mantine/core";
import { DataTable, type DataTableColumn } from "mantine-datatable";
import { useMemo } from "react";
import { cellText, columns, isAtEnd, type PolicyRow } from "../data.ts";
import { type ReactTableProps, reactContestant } from "../page/react-contestant.tsx";

const tableColumns: DataTableColumn<PolicyRow>[] = columns.map((column) => ({
  accessor: column.id,
  title: column.header,
  width: column.width,
  textAlign: isAtEnd(column) ? "right" : "left",
  sortable: true,
  render: (row) =>
    column.kind === "status" ? <span className="status">{row.status}</span> : cellText(row, column),
}));

function Table({ rows, selected, onSelect }: ReactTableProps) {
  const records = useMemo(() => [...rows], [rows]);
  return (
    <DataTable
      height={800}
      columns={tableColumns}
      records={records}
      pinFirstColumn
      selectedRecords={records.filter(({ id }) => selected.has(id))}
      onSelectedRecordsChange={(next) => onSelect(new Set(next.map(({ id }) => id)))}
    />
  );
}

/** Renders every row. Rows are selected with their checkbox. */
export const contestant = reactContestant(Table, {
  pressed: "input[type=checkbox]",
  around: MantineProvider,
});
