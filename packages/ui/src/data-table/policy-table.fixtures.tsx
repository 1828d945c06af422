import type { ColumnSort } from "@tanstack/react-table";
import { useMemo, useState } from "react";
import type { DataTableColumn } from "./column.js";
import { DataTable } from "./data-table.js";
import type { DataTablePageProps } from "./data-table-props.js";
import { type Policy, plainColumns } from "./policies.fixtures.js";
import type { RowId } from "./selection.js";
import type { SelectionChange } from "./use-row-selection.js";

interface PolicyTableProps
  extends Omit<Partial<DataTablePageProps<Policy>>, "selection" | "rows" | "columns" | "onSelect"> {
  rows: readonly Policy[];
  columns?: readonly DataTableColumn<Policy>[];
  /** Selection mode. @default "none" */
  mode?: "none" | "one" | "many";
  click?: "replace" | "toggle";
  /** Ids that are selected initially. */
  selected?: readonly RowId[];
  /** The selected ids, if the story controls them. */
  selectedIds?: ReadonlySet<RowId>;
  /** Called on every change. */
  onSelect?: (change: SelectionChange) => void;
  isSelectable?: (row: Policy) => boolean;
}

const rowId = (row: Policy) => row.id;
const rowName = (row: Policy) => `Policy ${row.id}`;

const isField = (id: string, row: Policy): id is keyof Policy => id in row;

/** Sorts as a server would. */
function sortedRows(rows: readonly Policy[], sort: readonly ColumnSort[]): readonly Policy[] {
  const fieldOf = (row: Policy, id: string) => (isField(id, row) ? (row[id] ?? "") : "");
  return rows.toSorted((a, b) => {
    for (const { id, desc } of sort) {
      const [one, other] = [fieldOf(a, id), fieldOf(b, id)];
      if (one !== other) return one < other === desc ? 1 : -1;
    }
    return 0;
  });
}

/** A page that controls sort and selection, as an app does. */
export function PolicyTable(props: PolicyTableProps) {
  const {
    rows,
    columns = plainColumns,
    mode = "none",
    click = "replace",
    selected = [],
    selectedIds: heldIds,
    onSelect,
    isSelectable,
    ...rest
  } = props;
  const [sort, setSort] = useState<readonly ColumnSort[]>(rest.sort ?? []);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<RowId>>(() => new Set(selected));
  const sorted = useMemo(() => sortedRows(rows, sort), [rows, sort]);
  return (
    <DataTable
      label="Policies"
      {...rest}
      columns={columns}
      rows={sorted}
      rowId={rowId}
      sort={sort}
      onSortChange={(change) => setSort(change.sort)}
      selection={{
        mode,
        click,
        selectedIds: heldIds ?? selectedIds,
        rowName,
        ...(isSelectable && { isSelectable }),
        onSelectionChange: (change) => {
          setSelectedIds(change.ids);
          onSelect?.(change);
        },
      }}
    />
  );
}
