"use client";

import type { RowData } from "@tanstack/react-table";
import { type ForwardedRef, useMemo } from "react";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import type { DataTableModelProps } from "./data-table-props.js";
import { TableRenderer } from "./table-renderer.js";
import { type AnyRow, anyTable } from "./tanstack-model.js";
import { useModelSelection } from "./use-model-selection.js";
import { useModelView } from "./use-model-view.js";
import { usePinOffsets } from "./use-pin-offsets.js";

interface ModelTableProps<Row extends RowData> extends DataTableModelProps<Row> {
  root: ForwardedRef<HTMLDivElement>;
}

/** A table that shows the rows of a TanStack table. */
export function ModelTable<Row extends RowData>(props: ModelTableProps<Row>) {
  const { table: given, selection: declared, root, rowDetail, ...others } = props;
  const { rowActions, rowProps, cellClassName, onRowAction, ...rest } = others;
  const table = anyTable<Row>(given);
  const view = useModelView(table, { rowDetail, isGrid: declared !== undefined && declared.mode !== "none" });
  const selection = useModelSelection(table, declared);
  const [element, ref] = useMergedRef(root);
  usePinOffsets(element, view.columns);
  const ofRow = useMemo(
    () => ({
      rowActions: rowActions && ((row: AnyRow<Row>) => !row.getIsGrouped?.() && rowActions(row.original)),
      rowProps: rowProps && ((row: AnyRow<Row>) => rowProps(row.original)),
      cellClassName:
        cellClassName &&
        (({ row, columnId }: { row: AnyRow<Row>; columnId: string }) =>
          cellClassName({ row: row.original, columnId })),
    }),
    [rowActions, rowProps, cellClassName],
  );
  const act = ({ row }: { row: AnyRow<Row> }) => {
    if (row.getIsGrouped?.()) row.toggleExpanded();
    else onRowAction?.({ row: row.original });
  };
  return (
    <TableRenderer
      {...rest}
      {...ofRow}
      onRowAction={onRowAction && act}
      view={view}
      selection={selection}
      root={ref}
    />
  );
}
