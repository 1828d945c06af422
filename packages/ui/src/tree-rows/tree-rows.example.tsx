import { DataTable, type DataTableColumnMeta } from "@portico/ui";
import { treeOf } from "@portico/ui/tree-rows";
import {
  type ColumnDef,
  createExpandedRowModel,
  rowExpandingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";

const agents = [
  { id: "fl", name: "Florida", policies: 120 },
  { id: "ana", name: "Ana Rivera", policies: 70, above: "fl" },
  { id: "noah", name: "Noah Bennett", policies: 50, above: "fl" },
  { id: "tx", name: "Texas", policies: 60 },
  { id: "grace", name: "Grace Dupont", policies: 60, above: "tx" },
];
const { data, getSubRows } = treeOf(agents, { rowId: ({ id }) => id, parentId: ({ above }) => above });
const features = tableFeatures({
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
  columnMeta: {} as DataTableColumnMeta,
});
const columns: ColumnDef<typeof features, (typeof agents)[number]>[] = [
  { accessorKey: "name", header: "Name", meta: { isRowHeader: true } },
  { accessorKey: "policies", header: "Policies", meta: { align: "end" } },
];

export function TreeRowsExample() {
  const table = useTable({ features, columns, data, getSubRows, getRowId: ({ id }) => id });
  return <DataTable label="Agents" table={table} />;
}
