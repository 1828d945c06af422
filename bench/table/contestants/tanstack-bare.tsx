/* biome-ignore-all lint/a11y: a grid of elements with roles, as is common with TanStack */
import { type RowData, tableFeatures, useTable } from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useCallback, useMemo, useRef } from "react";
import { cellText, columns, isAtEnd, type PolicyRow, rowHeight } from "../data.ts";
import { type ReactTableProps, reactContestant } from "../page/react-contestant.tsx";
import "./tanstack.css";

const template = ["40px", ...columns.map(({ width }) => `${width}px`)].join(" ");
const features = tableFeatures({});
const definitions = columns.map((column) => ({
  id: column.id,
  accessorFn: (row: PolicyRow) => row[column.id],
  header: column.header,
}));

interface LineProps {
  row: PolicyRow;
  start: number;
  isSelected: boolean;
  onPress: (id: string, isRange: boolean) => void;
}

const Line = memo(function Line({ row, start, isSelected, onPress }: LineProps) {
  return (
    <div
      role="row"
      aria-selected={isSelected}
      className="ts-row"
      style={{ gridTemplateColumns: template, transform: `translateY(${start}px)` }}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => onPress(row.id, event.shiftKey)}
    >
      <div role="gridcell" className="ts-cell ts-held">
        <input type="checkbox" aria-label={`Select ${row.id}`} checked={isSelected} readOnly />
      </div>
      {columns.map((column, index) => (
        <div
          key={column.id}
          role="gridcell"
          className={`ts-cell${isAtEnd(column) ? " ts-end" : ""}${index === 0 ? " ts-held ts-first" : ""}`}
        >
          {column.kind === "status" ? <span className="status">{row.status}</span> : cellText(row, column)}
        </div>
      ))}
    </div>
  );
});

function Table({ rows, selected, onSelect }: ReactTableProps) {
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    data,
    columns: definitions,
    getRowId: (row: RowData & PolicyRow) => row.id,
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
    (id: string, isRange: boolean) => {
      const index = rows.findIndex((row) => row.id === id);
      if (!isRange) anchor.current = index;
      const [from, to] = [Math.min(anchor.current, index), Math.max(anchor.current, index)];
      onSelect(new Set(rows.slice(from, to + 1).map((row) => row.id)));
    },
    [rows, onSelect],
  );
  return (
    <div ref={scroller} className="ts-scroller">
      <div role="grid" aria-label="Policies" aria-rowcount={rows.length + 1} className="ts-table">
        <div role="row" className="ts-row ts-head" style={{ gridTemplateColumns: template }}>
          <div role="columnheader" className="ts-cell ts-held" />
          {columns.map((column, index) => (
            <div
              key={column.id}
              role="columnheader"
              className={`ts-cell${index === 0 ? " ts-held ts-first" : ""}`}
            >
              {column.header}
            </div>
          ))}
        </div>
        <div role="rowgroup" style={{ height: virtualizer.getTotalSize(), position: "relative" }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const row = model[index]?.original;
            return (
              row && <Line key={key} {...{ row, start }} isSelected={selected.has(row.id)} onPress={press} />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** The minimum that can be built with it: only its row model, with hand-written cells, and no interactive header. */
export const contestant = reactContestant(Table);
