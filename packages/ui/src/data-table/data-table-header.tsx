"use client";

import type { KeyboardEvent } from "react";
import { useMessages } from "../messages/use-messages.js";
import { columnGroups, type DataTableColumn } from "./column.js";
import type { ShownColumn } from "./column-layout.js";
import { HeaderCell } from "./header-cell.js";
import { PageCheckbox } from "./page-checkbox.js";
import { controlsOf } from "./row-dom.js";
import { moveBetween } from "./row-stops.js";
import type { RowId } from "./selection.js";
import { type ColumnSort, pressSort } from "./sort.js";
import type { SelectionControl } from "./use-row-selection.js";

interface DataTableHeaderProps<Row> {
  columns: readonly ShownColumn<DataTableColumn<Row>>[];
  sort: readonly ColumnSort[];
  onSortChange: (change: { sort: readonly ColumnSort[] }) => void;
  /** Left out where columns cannot be resized. */
  onResize: ((id: string, width: number | undefined) => void) | undefined;
  /** Tells screen readers. */
  say: (text: string) => void;
  hasActions: boolean;
  hasCheckbox: boolean;
  /** Nothing where rows cannot be selected. */
  control: SelectionControl | undefined;
  focusRow: (id: RowId) => void;
  /** Out of the tab order: arrow keys lead here from the first row. */
  isReachedByArrows: boolean;
  isWindowed: boolean;
  /** The headings are counted among the rows. */
  isCounted: boolean;
}

/** The headings: what sorts, what selects the page's rows, what resizes a column. */
export function DataTableHeader<Row>(props: DataTableHeaderProps<Row>) {
  const { columns, sort, onSortChange, onResize, hasActions, hasCheckbox, control, isWindowed } = props;
  const { isReachedByArrows, isCounted, focusRow, say } = props;
  const messages = useMessages();
  const groups = columnGroups(columns);
  const roles = isWindowed
    ? { group: "rowgroup", row: "row", heading: "columnheader", cell: control ? "gridcell" : "cell" }
    : undefined;
  const press = (id: string, keys: { additive: boolean }) =>
    onSortChange({ sort: pressSort(sort, id, keys) });
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const stops = controlsOf(event.currentTarget);
    if (event.key === "ArrowRight") moveBetween(stops, event.target, 1);
    else if (event.key === "ArrowLeft") moveBetween(stops, event.target, -1);
    else if (event.key === "ArrowDown" && control?.store.activeId !== undefined)
      focusRow(control.store.activeId);
    else return;
    event.preventDefault();
  };
  return (
    <thead role={roles?.group} onKeyDown={control && moveFocus}>
      {groups.length > 0 && (
        <tr role={roles?.row} aria-rowindex={isCounted ? 1 : undefined}>
          {hasCheckbox && <td role={roles?.cell} data-held="" />}
          {groups.map(({ id, name, span }) => {
            const style = isWindowed ? { gridColumn: `span ${span}` } : undefined;
            return name ? (
              <th key={id} scope="colgroup" role={roles?.heading} colSpan={span} style={style} data-group="">
                {name}
              </th>
            ) : (
              <td key={id} role={roles?.cell} colSpan={span} style={style} />
            );
          })}
          {hasActions && <td role={roles?.cell} />}
        </tr>
      )}
      <tr role={roles?.row} aria-rowindex={isCounted ? 1 + Number(groups.length > 0) : undefined}>
        {hasCheckbox && (
          <td role={roles?.cell} data-select-cell="" data-held="">
            {control && <PageCheckbox control={control} tabIndex={isReachedByArrows ? -1 : 0} />}
          </td>
        )}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            {...{ column, sort, isWindowed, isReachedByArrows, onResize, say }}
            isHeld={index === 0}
            onSort={press}
          />
        ))}
        {hasActions && (
          <th scope="col" role={roles?.heading} data-actions="">
            <span className="ui:sr-only">{messages.table.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
