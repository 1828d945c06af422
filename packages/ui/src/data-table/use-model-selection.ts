"use client";

import type { RowData } from "@tanstack/react-table";
import { useEffect, useMemo } from "react";
import type { ModelSelection } from "./data-table-props.js";
import { haveSameIds, type RowId } from "./selection.js";
import type { AnyRow, AnyTable } from "./tanstack-model.js";
import { useLatest } from "./use-latest.js";
import type { DataTableSelection, SelectionChange } from "./use-row-selection.js";

/**
 * The selection of a TanStack table's rows. The table's `rowSelection` always has the selected ids, for code that
 * reads them there, whether the page or the table controls them.
 */
export function useModelSelection<Row extends RowData>(
  table: AnyTable<Row>,
  selection: ModelSelection<Row> | undefined,
): DataTableSelection<AnyRow<Row>> | undefined {
  const rowSelection = table.atoms.rowSelection?.get();
  const ownIds = useMemo(() => new Set<RowId>(Object.keys(rowSelection ?? {})), [rowSelection]);
  const givenIds = selection?.selectedIds;
  const latest = useLatest({ table, selection });

  useEffect(() => {
    if (givenIds && !haveSameIds(givenIds, ownIds)) select(latest.current.table, givenIds);
  }, [givenIds, ownIds, latest]);

  const rules = useMemo(
    () => ({
      onSelectionChange: (change: SelectionChange) => {
        const { table, selection } = latest.current;
        selection?.onSelectionChange?.(change);
        if (!selection?.selectedIds) select(table, change.ids);
      },
      rowName: ({ original }: AnyRow<Row>) => latest.current.selection?.rowName(original) ?? "",
    }),
    [latest],
  );
  const isGivenSelectable = selection?.isSelectable;
  const hasGroups = (table.atoms.grouping?.get().length ?? 0) > 0;
  const isEveryRowSelectable = (table.options.enableRowSelection ?? true) === true;
  const isSelectable = useMemo(() => {
    // Undefined if all rows are, so that nothing is looked up for each row.
    if (!isGivenSelectable && !hasGroups && isEveryRowSelectable) return undefined;
    return (row: AnyRow<Row>) =>
      !row.getIsGrouped?.() && (isGivenSelectable?.(row.original) ?? row.getCanSelect?.() ?? true);
  }, [isGivenSelectable, hasGroups, isEveryRowSelectable]);
  return selection && { ...selection, ...rules, selectedIds: givenIds ?? ownIds, isSelectable };
}

function select<Row extends RowData>(table: AnyTable<Row>, ids: ReadonlySet<RowId>): void {
  table.setRowSelection?.(Object.fromEntries([...ids].map((id) => [id, true as const])));
}
