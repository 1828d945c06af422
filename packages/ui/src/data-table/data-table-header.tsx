"use client";

import type { ColumnSort } from "@tanstack/react-table";
import type { KeyboardEvent } from "react";
import { useMessages } from "../messages/use-messages.js";
import { logicalKey } from "../text-direction/text-direction.js";
import { groupRows, stickyOf, type TableColumn } from "./column.js";
import { HeaderCell } from "./header-cell.js";
import { MoreColumnsButton } from "./more-columns-button.js";
import { controlsOf } from "./row-dom.js";
import { moveFocusStop } from "./row-focus-stops.js";
import { SelectPageCheckbox } from "./select-page-checkbox.js";
import type { RowId } from "./selection.js";
import { useDraggedColumn } from "./use-dragged-column.js";
import type { MoreColumns } from "./use-fitted-columns.js";
import type { SelectionControl } from "./use-row-selection.js";

interface DataTableHeaderProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: readonly ColumnSort[];
  onSort: (id: string, keys: { additive: boolean }) => void;
  /** Undefined if columns cannot be resized. */
  onResize: ((id: string, width: number | undefined) => void) | undefined;
  /** Undefined if columns cannot be moved. */
  onMove: ((id: string, target: string) => void) | undefined;
  /** Announces a message to screen readers. */
  announce: (text: string) => void;
  hasActions: boolean;
  /** The rows have buttons. */
  hasRowButtons: boolean;
  hasCheckbox: boolean;
  /** Undefined if rows cannot be selected. */
  control: SelectionControl | undefined;
  focusRow: (id: RowId) => void;
  /** Not in the tab order: users reach it by arrow keys from the first row. */
  isReachedByArrows: boolean;
  /** Its elements have explicit roles, because the CSS of the table removes the native ones. */
  hasRoles: boolean;
  /** The widths of columns are given. */
  isFitted: boolean;
  /** The columns that left; undefined if all are shown. */
  more: MoreColumns | undefined;
  /** The header row counts as a row for `aria-rowindex`. */
  isCounted: boolean;
}

/** The column headers: sorting, selecting the page's rows, resizing, and moving. */
export function DataTableHeader<Row>(props: DataTableHeaderProps<Row>) {
  const {
    columns,
    sort,
    onSort,
    onResize,
    onMove,
    hasActions,
    hasRowButtons,
    hasCheckbox,
    control,
    hasRoles,
    isFitted,
    more,
  } = props;
  const { isReachedByArrows, isCounted, focusRow, announce } = props;
  const messages = useMessages();
  const dragOf = useDraggedColumn(columns, onMove);
  const groups = groupRows(columns);
  const roles = hasRoles
    ? { group: "rowgroup", row: "row", heading: "columnheader", cell: control ? "gridcell" : "cell" }
    : undefined;
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const stops = controlsOf(event.currentTarget);
    const key = logicalKey(event);
    if (key === "ArrowRight") moveFocusStop(stops, event.target, 1);
    else if (key === "ArrowLeft") moveFocusStop(stops, event.target, -1);
    else if (key === "ArrowDown" && control?.store.activeId !== undefined) focusRow(control.store.activeId);
    else return;
    event.preventDefault();
  };
  return (
    <thead role={roles?.group} onKeyDown={control && moveFocus}>
      {groups.map((spans, level) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a level has no other identity
        <tr key={level} role={roles?.row} aria-rowindex={isCounted ? level + 1 : undefined}>
          {hasCheckbox && <td role={roles?.cell} data-sticky="" />}
          {spans.map(({ id, group, span }) => {
            const style = hasRoles ? { gridColumn: `span ${span}` } : undefined;
            return group ? (
              <th key={id} scope="colgroup" role={roles?.heading} colSpan={span} style={style} data-group="">
                {group.header()}
              </th>
            ) : (
              <td key={id} role={roles?.cell} colSpan={span} style={style} />
            );
          })}
          {hasActions && <td role={roles?.cell} />}
        </tr>
      ))}
      <tr role={roles?.row} aria-rowindex={isCounted ? groups.length + 1 : undefined}>
        {hasCheckbox && (
          <td role={roles?.cell} data-select-cell="" data-sticky="">
            {control && <SelectPageCheckbox control={control} tabIndex={isReachedByArrows ? -1 : 0} />}
          </td>
        )}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            {...{ column, sort, hasRoles, isFitted, isReachedByArrows, onResize, announce }}
            sticky={stickyOf(column, index)}
            drag={dragOf?.(column.id)}
            onSort={onSort}
          />
        ))}
        {hasActions && (
          <th
            scope="col"
            role={roles?.heading}
            data-actions=""
            // Names the column without the names of those that left.
            aria-label={more && (hasRowButtons ? messages.table.actions : messages.table.columns)}
          >
            {hasRowButtons && <span className="ui:sr-only">{messages.table.actions}</span>}
            {more && <MoreColumnsButton {...more} tabIndex={isReachedByArrows ? -1 : 0} />}
          </th>
        )}
      </tr>
    </thead>
  );
}
