"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useSyncExternalStore } from "react";
import { useMessages } from "../messages/use-messages.js";
import { columnGroups, type DataTableColumn } from "./column.js";
import { focusRow, moveBetweenControls } from "./row-dom.js";
import { SelectBox } from "./select-box.js";
import { pageState, pressHeader, type RowId } from "./selection.js";
import { type ColumnSort, pressSort } from "./sort.js";
import type { SelectionControl } from "./use-row-selection.js";

interface DataTableHeaderProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: readonly ColumnSort[];
  onSortChange: ((change: { sort: readonly ColumnSort[] }) => void) | undefined;
  hasActions: boolean;
  /** The page's rows that can be selected; nothing where there are no checkboxes. */
  selectableIds: readonly RowId[] | undefined;
  /** Nothing where rows cannot be selected. */
  control: SelectionControl | undefined;
  /** Out of the tab order: arrow keys lead here from the first row. */
  isReachedByArrows: boolean;
}

/** The headings: what sorts, what selects the page's rows. */
export function DataTableHeader<Row>(props: DataTableHeaderProps<Row>) {
  const { columns, sort, onSortChange, hasActions, selectableIds, control, isReachedByArrows } = props;
  const hasCheckbox = selectableIds !== undefined;
  const messages = useMessages();
  const groups = columnGroups(columns);
  const tabIndex = isReachedByArrows ? -1 : 0;
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "ArrowRight") moveBetweenControls(event.currentTarget, event.target, 1);
    if (event.key === "ArrowLeft") moveBetweenControls(event.currentTarget, event.target, -1);
    const body = event.currentTarget.closest("table")?.tBodies[0];
    const activeId = control?.store.activeId;
    if (event.key === "ArrowDown" && body && activeId !== undefined) {
      event.preventDefault();
      focusRow(body, activeId);
    }
  };
  return (
    <thead onKeyDown={control && moveFocus}>
      {groups.length > 0 && (
        <tr>
          {hasCheckbox && <td data-held="" />}
          {groups.map(({ id, name, span }) =>
            name ? (
              <th key={id} scope="colgroup" colSpan={span} data-group="">
                {name}
              </th>
            ) : (
              <td key={id} colSpan={span} />
            ),
          )}
          {hasActions && <td />}
        </tr>
      )}
      <tr>
        {hasCheckbox && (
          <td data-select-cell="" data-held="">
            {control && <PageCheckbox control={control} shown={selectableIds} tabIndex={tabIndex} />}
          </td>
        )}
        {columns.map((column, index) => (
          <HeaderCell key={column.id} column={column} sort={sort} isHeld={index === 0}>
            {column.isSortable ? (
              <button
                type="button"
                tabIndex={tabIndex}
                onClick={(event) =>
                  onSortChange?.({ sort: pressSort(sort, column.id, { additive: event.shiftKey }) })
                }
              >
                <span>{column.header}</span>
                <SortMark sort={sort} id={column.id} />
              </button>
            ) : (
              column.header
            )}
          </HeaderCell>
        ))}
        {hasActions && (
          <th scope="col" data-actions="">
            <span className="ui:sr-only">{messages.table.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeaderCellProps<Row> {
  column: DataTableColumn<Row>;
  sort: readonly ColumnSort[];
  isHeld: boolean;
  children: ReactNode;
}

function HeaderCell<Row>({ column, sort, isHeld, children }: HeaderCellProps<Row>) {
  return (
    <th
      scope="col"
      data-align={column.align}
      data-held={isHeld || undefined}
      aria-sort={sort.find(({ id }) => id === column.id)?.direction}
      style={column.width === undefined ? undefined : { maxWidth: column.width }}
    >
      {children}
    </th>
  );
}

function SortMark({ sort, id }: { sort: readonly ColumnSort[]; id: string }) {
  const place = sort.findIndex((column) => column.id === id);
  const Arrow = sort[place]?.direction === "descending" ? ArrowDown : ArrowUp;
  return (
    <span aria-hidden="true" data-sort-mark={place < 0 ? "offered" : "sorted"}>
      <Arrow size={12} strokeWidth={2.5} />
      {sort.length > 1 && place >= 0 && place + 1}
    </span>
  );
}

interface PageCheckboxProps {
  control: SelectionControl;
  shown: readonly RowId[];
  tabIndex: number;
}

function PageCheckbox({ control, shown, tabIndex }: PageCheckboxProps) {
  const messages = useMessages();
  const { store, current, change } = control;
  const read = () => pageState(store.ids, shown);
  const checked = useSyncExternalStore(store.subscribeAll, read, read);
  const press = () => change(pressHeader(current(), shown), checked === true ? "unmarkAll" : "markAll");
  return (
    <SelectBox label={messages.table.selectRows} checked={checked} tabIndex={tabIndex} onPress={press} />
  );
}
