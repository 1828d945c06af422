import { useState } from "react";
import { type ColumnLayout, standardColumnLayout } from "./column-layout.js";
import { ColumnsMenu } from "./columns-menu.js";
import { type Policy, policyColumns, withColumn } from "./policies.fixtures.js";
import { PolicyTable } from "./policy-table.fixtures.js";

interface FittedPoliciesProps {
  /** In px. */
  width: number;
  rows: readonly Policy[];
  isLoading?: boolean;
}

const dates = ["effectiveDate", "paidThrough"] as const;
const columns = dates.reduce(
  (all, key) => withColumn(all, key, { meta: { typicalText: "2026/12/28" } }),
  withColumn(
    withColumn(policyColumns, "status", { meta: { priority: 1, typicalText: "Terminated" } }),
    "agent",
    { meta: { priority: 5 } },
  ),
);

/** Policies in a table of a given width, whose columns fit it. */
export function FittedPolicies({ width, rows, isLoading = false }: FittedPoliciesProps) {
  const [layout, setLayout] = useState<ColumnLayout>(standardColumnLayout);
  const [overflowIds, setOverflowIds] = useState<readonly string[]>([]);
  const change = ({ layout: next }: { layout: ColumnLayout }) => setLayout(next);
  return (
    <div style={{ width }} className="ui:flex ui:flex-col ui:items-start ui:gap-2">
      <ColumnsMenu columns={columns} layout={layout} overflowIds={overflowIds} onLayoutChange={change} />
      <PolicyTable
        {...{ rows, columns, isLoading }}
        className="ui:w-full"
        mode="many"
        maxHeight="28rem"
        fitsColumns
        columnLayout={layout}
        onColumnLayoutChange={change}
        onColumnsFit={(fit) => setOverflowIds(fit.overflowIds)}
      />
    </div>
  );
}
