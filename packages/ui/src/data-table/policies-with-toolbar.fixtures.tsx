import { useState } from "react";
import { Toolbar } from "../toolbar/index.js";
import type { DataTableColumn } from "./column.js";
import { type ColumnLayout, standardColumnLayout } from "./column-layout.js";
import { ColumnsMenu } from "./columns-menu.js";
import { MarkAll } from "./mark-all.js";
import { type Policy, plainColumns } from "./policies.fixtures.js";
import { PolicyTable } from "./policy-table.fixtures.js";
import type { RowId } from "./selection.js";

interface PoliciesWithToolbarProps {
  rows: readonly Policy[];
  columns?: readonly DataTableColumn<Policy>[];
  mode?: "none" | "many";
  /** Number of records on all pages. */
  matching?: number;
  hasMoreMatching?: boolean;
  onSelectAllMatching?: () => void;
  /** The initial column layout, which a reset restores. */
  standard?: ColumnLayout;
}

/** A table with a toolbar and a columns menu, as on a list screen. */
export function PoliciesWithToolbar({
  rows,
  columns = plainColumns,
  mode = "many",
  matching,
  hasMoreMatching = false,
  onSelectAllMatching,
  standard = standardColumnLayout,
}: PoliciesWithToolbarProps) {
  const [layout, setLayout] = useState<ColumnLayout>(standard);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<RowId>>(new Set());
  const arrange = (change: { layout: ColumnLayout }) => setLayout(change.layout);
  return (
    <div className="ui:flex ui:flex-col ui:gap-3">
      <Toolbar
        label="Actions on policies"
        selectedCount={selectedIds.size}
        onUnmarkAll={() => setSelectedIds(new Set())}
        end={<ColumnsMenu columns={columns} layout={layout} onLayoutChange={arrange} standard={standard} />}
      >
        <MarkAll
          selectedIds={selectedIds}
          pageIds={rows.map(({ id }) => id)}
          matching={matching ?? rows.length}
          hasMoreMatching={hasMoreMatching}
          onSelectionChange={({ ids }) => setSelectedIds(ids)}
          onSelectAllMatching={() => {
            onSelectAllMatching?.();
            setSelectedIds(
              new Set(
                Array.from({ length: matching ?? 0 }, (_, index) => rows[index]?.id ?? `other-${index}`),
              ),
            );
          }}
        />
      </Toolbar>
      <PolicyTable
        rows={rows}
        columns={columns}
        mode={mode}
        selectedIds={selectedIds}
        onSelect={({ ids }) => setSelectedIds(ids)}
        columnLayout={layout}
        onColumnLayoutChange={arrange}
        maxHeight="28rem"
      />
    </div>
  );
}
