import { formatMoney } from "@portico/format";
import {
  aggregationFn_sum,
  type ColumnDef,
  columnFacetingFeature,
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createExpandedRowModel,
  createFacetedRowModel,
  createFacetedUniqueValues,
  createFilteredRowModel,
  createGroupedRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_equalsString,
  rowAggregationFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  type TableOptions,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { StatusBadge } from "../status-badge/index.js";
import type { DataTableColumnMeta } from "./column.js";
import type { Policy } from "./policies.fixtures.js";

/** The features of the stories' tables. Apps import only those that they use. */
export const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
  columnVisibilityFeature,
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  columnFacetingFeature,
  facetedRowModel: createFacetedRowModel(),
  facetedUniqueValues: createFacetedUniqueValues(),
  columnGroupingFeature,
  groupedRowModel: createGroupedRowModel(),
  rowAggregationFeature,
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: {} as DataTableColumnMeta,
});

type Features = typeof features;

/** Columns as teams write them for TanStack Table. */
export const modelColumns: ColumnDef<Features, Policy>[] = [
  { accessorKey: "id", header: "Policy", meta: { isRowHeader: true } },
  { accessorKey: "holder", header: "Policy holder" },
  {
    accessorKey: "status",
    header: () => (
      <span>
        <strong>Status</strong> of coverage
      </span>
    ),
    meta: { label: "Status" },
    cell: ({ row }) => <StatusBadge tone="neutral">{row.original.status}</StatusBadge>,
    filterFn: filterFn_equalsString,
  },
  { accessorKey: "carrier", header: "Carrier" },
  { accessorKey: "plan", header: "Plan", size: 220 },
  {
    accessorKey: "premium",
    header: "Premium",
    meta: { align: "end" },
    cell: ({ getValue }) => formatMoney(Number(getValue())),
    aggregationFn: aggregationFn_sum,
    aggregatedCell: ({ getValue }) => formatMoney(Number(getValue())),
    footer: ({ table }) =>
      formatMoney(table.getCoreRowModel().rows.reduce((sum, row) => sum + row.original.premium, 0)),
  },
  { accessorKey: "agent", header: "Agent of record" },
];

/** The options of a story's table. */
export type PolicyTableOptions = Partial<
  Omit<TableOptions<Features, Policy>, "features" | "columns" | "data">
>;

const getRowId = ({ id }: Policy) => id;

/** A TanStack table of policies. */
export function usePolicyTable(data: readonly Policy[], options: PolicyTableOptions = {}) {
  return useTable({ features, columns: modelColumns, data, getRowId, ...options });
}
