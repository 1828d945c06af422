/* biome-ignore-all lint/a11y: a grid of elements with roles, as is common with TanStack */
import {
  createColumnHelper,
  flexRender,
  type Row,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type MouseEvent, memo, useCallback, useMemo, useRef } from "react";
import { cellText, columns, isAtEnd, type PolicyRow, rowHeight } from "../data.ts";
import { type ReactTableProps, reactContestant } from "../page/react-contestant.tsx";
import "./tanstack.css";

const template = ["40px", ...columns.map(({ width }) => `${width}px`)].join(" ");
const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });
type Features = typeof features;
const helper = createColumnHelper<Features, PolicyRow>();

const definitions = helper.columns([
  helper.display({
    id: "select",
    header: ({ table }) => (
      <input
        type="checkbox"
        aria-label="Select rows"
        checked={table.getIsAllRowsSelected()}
        ref={(box) => {
          if (box) box.indeterminate = table.getIsSomeRowsSelected();
        }}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <input
        type="checkbox"
        aria-label={`Select ${row.id}`}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  }),
  ...columns.map((column) =>
    helper.accessor(column.id, {
      header: column.header,
      cell: ({ row }) =>
        column.kind === "status" ? (
          <span className="status">{row.original.status}</span>
        ) : (
          cellText(row.original, column)
        ),
    }),
  ),
]);

const cellClass = [
  "ts-cell ts-held",
  ...columns.map(
    (column, index) => `ts-cell${isAtEnd(column) ? " ts-end" : ""}${index === 0 ? " ts-held ts-first" : ""}`,
  ),
];

interface LineProps {
  row: Row<Features, PolicyRow>;
  index: number;
  start: number;
  isSelected: boolean;
  onPress: (row: Row<Features, PolicyRow>, event: MouseEvent) => void;
}

const Line = memo(function Line({ row, index, start, isSelected, onPress }: LineProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className="ts-row"
      style={{ gridTemplateColumns: template, transform: `translateY(${start}px)` }}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => onPress(row, event)}
    >
      {row.getAllCells().map((cell, index) => (
        <div key={cell.column.id} role="gridcell" className={cellClass[index]}>
          {flexRender(cell.column.columnDef.cell, cell.getContext())}
        </div>
      ))}
    </div>
  );
});

function Table({ rows, selected, onSelect }: ReactTableProps) {
  const data = useMemo(() => [...rows], [rows]);
  const rowSelection = useMemo<RowSelectionState>(
    () => Object.fromEntries([...selected].map((id) => [id, true])),
    [selected],
  );
  const table = useTable({
    features,
    data,
    columns: definitions,
    getRowId: (row: PolicyRow) => row.id,
    state: { rowSelection },
    onRowSelectionChange: (next) => {
      const ids = typeof next === "function" ? next(rowSelection) : next;
      onSelect(new Set(Object.keys(ids)));
    },
    manualSorting: true,
  });
  const model = table.getRowModel().rows;
  const scroller = useRef<HTMLDivElement>(null);
  const anchor = useRef(0);
  const virtualizer = useVirtualizer({
    count: model.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
  });
  const press = useCallback(
    ({ index }: Row<Features, PolicyRow>, { target, shiftKey }: MouseEvent) => {
      if (target instanceof HTMLInputElement) return;
      if (!shiftKey) anchor.current = index;
      const [from, to] = [Math.min(anchor.current, index), Math.max(anchor.current, index)];
      onSelect(new Set(rows.slice(from, to + 1).map((row) => row.id)));
    },
    [rows, onSelect],
  );
  return (
    <div ref={scroller} className="ts-scroller">
      <div role="grid" aria-label="Policies" aria-rowcount={rows.length + 1} className="ts-table">
        {table.getHeaderGroups().map((group) => (
          <div
            key={group.id}
            role="row"
            aria-rowindex={1}
            className="ts-row ts-head"
            style={{ gridTemplateColumns: template }}
          >
            {group.headers.map((header, index) => (
              <div key={header.id} role="columnheader" className={cellClass[index]}>
                {header.column.getCanSort() ? (
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    {flexRender(header.column.columnDef.header, header.getContext())}
                  </button>
                ) : (
                  flexRender(header.column.columnDef.header, header.getContext())
                )}
              </div>
            ))}
          </div>
        ))}
        <div role="rowgroup" style={{ height: virtualizer.getTotalSize(), position: "relative" }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const row = model[index];
            return (
              row && (
                <Line key={key} {...{ row, index, start }} isSelected={row.getIsSelected()} onPress={press} />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

/**
 * A grid with TanStack Table and TanStack Virtual as in their guides, with memoized rows, without keyboard support
 * and announcements.
 */
export const contestant = reactContestant(Table);
