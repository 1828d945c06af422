import "react-data-grid/lib/styles.css";
import { type Column, DataGrid, SelectColumn } from "react-data-grid";
import { cellText, columns, type PolicyRow, rowHeight } from "../data.ts";
import { type ReactTableProps, reactContestant } from "../page/react-contestant.tsx";

const gridColumns: readonly Column<PolicyRow>[] = [
  SelectColumn,
  ...columns.map((column, index) => ({
    key: column.id,
    name: column.header,
    width: column.width,
    frozen: index === 0,
    sortable: true,
    renderCell: ({ row }: { row: PolicyRow }) =>
      column.kind === "status" ? <span className="status">{row.status}</span> : cellText(row, column),
  })),
];
const rowKey = (row: PolicyRow) => row.id;

function Table({ rows, selected, onSelect }: ReactTableProps) {
  return (
    <DataGrid
      aria-label="Policies"
      columns={gridColumns}
      rows={rows}
      rowKeyGetter={rowKey}
      rowHeight={rowHeight}
      selectedRows={selected}
      onSelectedRowsChange={onSelect}
      style={{ height: "100%" }}
      className="rdg-light"
    />
  );
}

/** Rows are selected only with their checkbox. */
export const contestant = reactContestant(Table, { pressed: "input[type=checkbox]" });
