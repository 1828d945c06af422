import { useState } from "react";
import { Button } from "../button/index.js";
import { Pager } from "../pager/index.js";
import type { Policy } from "./policies.fixtures.js";
import { PolicyTable } from "./policy-table.fixtures.js";

export interface AnnouncedListProps {
  rows: readonly Policy[];
  mode: "none" | "many";
}

/** A list with a filter, whose rows arrive when the story says so. */
export function AnnouncedList({ rows, mode }: AnnouncedListProps) {
  const [page, setPage] = useState({ pageNumber: 1, pageSize: 10 });
  const [filter, setFilter] = useState("");
  const [isPending, setPending] = useState(false);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const matching = rows.filter(({ id }) => id.includes(filter));
  const before = (page.pageNumber - 1) * page.pageSize;
  const apply = (next: string) => {
    setFilter(next);
    setPending(true);
    setSelectedIds(new Set());
    setPage({ ...page, pageNumber: 1 });
  };
  return (
    <div className="ui:flex ui:flex-col ui:gap-3">
      <div className="ui:flex ui:gap-2">
        <Button size="sm" onClick={() => apply(rows[3]?.id ?? "")}>
          Find one
        </Button>
        <Button size="sm" onClick={() => apply("no such policy")}>
          Find none
        </Button>
        <Button size="sm" onClick={() => setPending(false)}>
          Receive rows
        </Button>
      </div>
      <PolicyTable
        rows={matching.slice(before, before + page.pageSize)}
        mode={mode}
        selectedIds={selectedIds}
        onSelect={({ ids }) => setSelectedIds(ids)}
        position={{ firstRow: before + 1, pageSize: page.pageSize, totalRows: matching.length }}
        resultsKey={isPending ? null : filter}
      />
      <Pager {...page} totalRecords={matching.length} onChange={setPage} />
    </div>
  );
}
