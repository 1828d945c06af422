import { DataGrid, type GridColDef } from "@mui/x-data-grid";
import { useMemo } from "react";
import { cellText, columns, isAtEnd, type PolicyRow, rowHeight } from "../data.ts";
import { type ReactTableProps, reactContestant } from "../page/react-contestant.tsx";

const gridColumns: GridColDef<PolicyRow>[] = columns.map((column) => ({
  field: column.id,
  headerName: column.header,
  width: column.width,
  align: isAtEnd(column) ? "right" : "left",
  valueFormatter: (_: unknown, row: PolicyRow) => cellText(row, column),
  ...(column.kind === "status" && {
    renderCell: ({ row }: { row: PolicyRow }) => <span className="status">{row.status}</span>,
  }),
}));

function Table({ rows, selected, onSelect }: ReactTableProps) {
  const model = useMemo(
    () => ({ type: "include" as const, ids: new Set<string | number>(selected) }),
    [selected],
  );
  const idsOf = ({ type, ids }: { type: "include" | "exclude"; ids: Set<string | number> }) => {
    if (type === "include") return new Set([...ids].map(String));
    return new Set(rows.flatMap(({ id }) => (ids.has(id) ? [] : [id])));
  };
  return (
    <DataGrid
      aria-label="Policies"
      columns={gridColumns}
      rows={rows}
      rowHeight={rowHeight}
      columnHeaderHeight={36}
      checkboxSelection
      rowSelectionModel={model}
      onRowSelectionModelChange={(next) => onSelect(idsOf(next))}
      paginationModel={{ page: 0, pageSize: 100 }}
      hideFooter
    />
  );
}

/** The community edition shows at most 100 rows per page. */
export const contestant = reactContestant(Table, { pressed: "input[type=checkbox]" });
