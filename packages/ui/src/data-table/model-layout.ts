"use client";

import type { RowData } from "@tanstack/react-table";
import type { ColumnLayout } from "./column-layout.js";
import { columnName } from "./column-template.js";
import { metaOf } from "./model-columns.js";
import type { AnyTable } from "./tanstack-model.js";

/** The columns and the layout of a TanStack table, for the columns menu. */
export function modelLayout<Row extends RowData>(table: AnyTable<Row>) {
  const { columnOrder = [], columnVisibility = {}, columnSizing = {} } = table.store.state;
  const { initialState } = table;
  const layoutOf = (state: Partial<typeof initialState>): ColumnLayout => ({
    order: state.columnOrder ?? [],
    hidden: idsWith(state.columnVisibility, false),
    kept: idsWith(state.columnVisibility, true),
    widths: state.columnSizing ?? {},
  });
  return {
    columns: table.getAllLeafColumns().map(({ id, columnDef }) => ({
      id,
      name: columnName(id, metaOf(columnDef).label, columnDef.header),
      isRowHeader: metaOf(columnDef).isRowHeader,
      isAlwaysShown: columnDef.enableHiding === false,
    })),
    layout: layoutOf({ columnOrder, columnVisibility, columnSizing }),
    standard: layoutOf(initialState),
    onLayoutChange: ({ layout }: { layout: ColumnLayout }) => {
      table.setColumnOrder?.([...layout.order]);
      const { hidden, kept = [] } = layout;
      table.setColumnVisibility?.(
        Object.fromEntries([...hidden.map((id) => [id, false]), ...kept.map((id) => [id, true])]),
      );
      table.setColumnSizing?.({ ...layout.widths });
    },
  };
}

function idsWith(visibility: Readonly<Record<string, boolean>> = {}, isShown: boolean): readonly string[] {
  return Object.keys(visibility).filter((id) => visibility[id] === isShown);
}
