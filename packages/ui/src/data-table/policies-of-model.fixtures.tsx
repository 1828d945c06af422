import type { ReactNode } from "react";
import { FilterBar } from "../filters/index.js";
import { ColumnsMenu } from "./columns-menu.js";
import { DataTable } from "./data-table.js";
import type { DataTableModelProps } from "./data-table-props.js";
import { facetOptions } from "./facet-options.js";
import type { Policy } from "./policies.fixtures.js";
import { type features, type PolicyTableOptions, usePolicyTable } from "./policy-model.fixtures.js";
import { TablePager } from "./table-pager.js";

interface ModelProps extends Partial<Omit<DataTableModelProps<Policy, typeof features>, "table">> {
  rows: readonly Policy[];
  options?: PolicyTableOptions;
  /** The filter, the columns menu, the pager and the number of selected rows of the same table. */
  hasControls?: boolean;
}

/** A TanStack table of its app, rendered by `DataTable`. */
export function PoliciesOfModel({ rows, options, hasControls = false, ...rest }: ModelProps) {
  const table = usePolicyTable(rows, options);
  const status = table.getColumn("status");
  const around = (children: ReactNode) => (
    <div className="ui:flex ui:flex-col ui:gap-3 ui:font-sans ui:text-table ui:text-fg">
      {status && (
        <FilterBar
          filters={[{ kind: "select", name: "status", label: "Status", options: facetOptions(status) }]}
          values={{ status: String(status.getFilterValue() ?? "") }}
          onValuesChange={({ values }) => status.setFilterValue(values.status)}
        />
      )}
      <div>
        <ColumnsMenu table={table} />
      </div>
      <span>{table.getSelectedRowModel().rows.length} rows selected in the table</span>
      {children}
      <TablePager table={table} />
    </div>
  );
  const view = <DataTable label="Policies" {...rest} table={table} />;
  return hasControls ? around(view) : view;
}
