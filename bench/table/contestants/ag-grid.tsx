import { AllCommunityModule, type ColDef, ModuleRegistry } from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import { useMemo } from "react";
import { cellText, columns, type PolicyRow, rowHeight } from "../data.ts";
import { type ReactTableProps, reactContestant } from "../page/react-contestant.tsx";

ModuleRegistry.registerModules([AllCommunityModule]);

const columnDefs: ColDef<PolicyRow>[] = columns.map((column, index) => ({
  field: column.id,
  headerName: column.header,
  width: column.width,
  ...(index === 0 && { pinned: "left" as const }),
  ...(column.kind === "status"
    ? { cellRenderer: ({ data }: { data: PolicyRow }) => <span className="status">{data.status}</span> }
    : { valueFormatter: ({ data }) => (data ? cellText(data, column) : "") }),
}));

function Table({ rows, onSelect }: ReactTableProps) {
  const rowData = useMemo(() => [...rows], [rows]);
  return (
    <AgGridReact<PolicyRow>
      columnDefs={columnDefs}
      rowData={rowData}
      getRowId={({ data }) => data.id}
      rowHeight={rowHeight}
      headerHeight={36}
      rowSelection={{ mode: "multiRow", enableClickSelection: true }}
      onSelectionChanged={({ api }) => onSelect(new Set(api.getSelectedRows().map(({ id }) => id)))}
    />
  );
}

/** Manages the selection itself and notifies the page. */
export const contestant = reactContestant(Table);
