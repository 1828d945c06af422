import { useState } from "react";
import { Button } from "../button/index.js";
import { ConfirmDialog } from "../dialog/index.js";
import type { Policy } from "./policies.fixtures.js";
import { PolicyTable } from "./policy-table.fixtures.js";

export interface LeavingRowsProps {
  rows: readonly Policy[];
  pageSize: number;
  mode: "none" | "many";
}

/** A list whose rows leave it when they are closed, with a dialog that asks first. */
export function LeavingRows({ rows, pageSize, mode }: LeavingRowsProps) {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<string>();
  const [isSecondPage, setSecondPage] = useState(false);
  const open = rows.filter(({ id }) => !closed.includes(id));
  // A page beyond the last one leads back, as in an app.
  const firstRow = isSecondPage && open.length > pageSize ? pageSize : 0;
  const close = (id: string | undefined) => id && setClosed((before) => [...before, id]);
  return (
    <div className="ui:flex ui:flex-col ui:gap-3">
      <div className="ui:flex ui:gap-2">
        <Button size="sm" onClick={() => setSecondPage(!isSecondPage)}>
          Other page
        </Button>
        <Button size="sm" onClick={() => setClosed([])}>
          Open all again
        </Button>
      </div>
      <PolicyTable
        rows={open.slice(firstRow, firstRow + pageSize)}
        mode={mode}
        maxHeight="24rem"
        position={{ firstRow: firstRow + 1, totalRows: open.length, pageSize }}
        rowActions={({ id }) => (
          <>
            <Button size="sm" onClick={() => close(id)}>{`Close ${id}`}</Button>
            <Button size="sm" onClick={() => setAsked(id)}>{`Ask ${id}`}</Button>
          </>
        )}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="Close the policy?"
        confirmLabel="Close it"
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          close(asked);
          setAsked(undefined);
        }}
      />
    </div>
  );
}
