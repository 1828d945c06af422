import { useState } from "react";
import { Button } from "../button/index.js";
import { Pager } from "../pager/index.js";
import { DataTable } from "./data-table.js";
import { type Policy, plainColumns } from "./policies.fixtures.js";
import type { RowId } from "./selection.js";

interface PagedPoliciesProps {
  rows: readonly Policy[];
}

const rowId = (row: Policy) => row.id;
const rowName = (row: Policy) => `Policy ${row.id}`;

/** A page with a toolbar, a table and a pager that share a selection. */
export function PagedPolicies({ rows }: PagedPoliciesProps) {
  const [page, setPage] = useState({ pageNumber: 1, pageSize: 10 });
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<RowId>>(new Set());
  const before = (page.pageNumber - 1) * page.pageSize;
  const select = ({ ids }: { ids: ReadonlySet<RowId> }) => setSelectedIds(ids);
  return (
    <div className="ui:flex ui:flex-col ui:gap-3">
      <div className="ui:flex ui:items-center ui:gap-3 ui:font-sans ui:text-table ui:text-fg">
        <span>{selectedIds.size} selected</span>
        <Button size="sm" onClick={() => setSelectedIds(new Set())}>
          Unmark All
        </Button>
      </div>
      <DataTable
        label="Policies"
        columns={plainColumns}
        rows={rows.slice(before, before + page.pageSize)}
        rowId={rowId}
        position={{ firstRow: before + 1, totalRows: rows.length }}
        selection={{ mode: "many", selectedIds, rowName, onSelectionChange: select }}
      />
      <Pager {...page} totalRecords={rows.length} onChange={setPage} />
    </div>
  );
}
