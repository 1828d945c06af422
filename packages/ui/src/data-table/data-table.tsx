"use client";

import { cx } from "class-variance-authority";
import { memo, useCallback, useMemo, useRef } from "react";
import { useMessages } from "../messages/use-messages.js";
import { columnGroups } from "./column.js";
import { arrangeColumns, standardColumnLayout } from "./column-layout.js";
import { CutTexts } from "./cut-texts.js";
import { DataTableFooter } from "./data-table-footer.js";
import { DataTableHeader } from "./data-table-header.js";
import type { DataTableProps } from "./data-table-props.js";
import { likelyRowHeights, mostRowsInDocument } from "./row-window.js";
import type { RowId } from "./selection.js";
import { TableBody } from "./table-body.js";
import { TableScroller } from "./table-scroller.js";
import { SkeletonRows, TableMessage } from "./table-states.js";
import { useColumnTracks } from "./use-column-tracks.js";
import { useHeaderHandlers } from "./use-header-handlers.js";
import { useLatest } from "./use-latest.js";
import { useRowIds } from "./use-row-ids.js";
import { selectableIdsOf, useRowSelection } from "./use-row-selection.js";

// `memo` forgets type parameters.
const MemoDataTableHeader = memo(DataTableHeader) as typeof DataTableHeader;
const MemoTableBody = memo(TableBody) as typeof TableBody;
const unsorted: NonNullable<DataTableProps<unknown>["sort"]> = [];

/**
 * Rows and columns of records: sorted, selected, loading, empty or failed. Not selectable it is a plain
 * table; selectable it is a grid. Wide tables scroll inside themselves with the first column held. Of long
 * pages only the rows in view are in the document; printing brings in all.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns: given,
    columnLayout = standardColumnLayout,
    onColumnLayoutChange,
    ...others
  } = props;
  const { rows, rowId, sort = unsorted, onSortChange, selection: asked, ...acts } = others;
  const { onRowAction, actsOnClick, ...more } = acts;
  const { rowActions, position, isLoading, loadingRows, isRefreshing, empty, error, ...look } = more;
  const { density, maxHeight, className, ...rest } = look;
  const messages = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const liveRegion = useRef<HTMLDivElement>(null);

  const selection = asked?.mode === "none" ? undefined : asked;
  const isGrid = selection !== undefined;
  const hasRows = rows.length > 0 && !isLoading && !error;
  const limit = isGrid ? mostRowsInDocument.selectable : mostRowsInDocument.plain;
  const isWindowed = hasRows && rows.length > limit;
  const hasCheckbox = selection?.mode === "many";
  const hasActions = rowActions !== undefined;

  const columns = useMemo(() => arrangeColumns(given, columnLayout), [given, columnLayout]);
  const ids = useRowIds(rows, rowId);
  const isSelectable = selection?.isSelectable;
  const selectableIds = useMemo(() => selectableIdsOf(rows, ids, isSelectable), [rows, ids, isSelectable]);
  const control = useRowSelection({ rows, ids, selectableIds, selection, liveRegion, texts: messages.table });
  const focusRef = useRef<(id: RowId) => void>(null);
  const focusRow = useCallback((id: RowId) => focusRef.current?.(id), []);
  const acting = useLatest({ rows, ids, onRowAction });
  const act = useCallback(
    (id: RowId) => {
      const row = acting.current.rows[acting.current.ids.indexOf(id)];
      if (row !== undefined) acting.current.onRowAction?.({ row });
    },
    [acting],
  );
  const say = useCallback((text: string) => {
    if (liveRegion.current) liveRegion.current.textContent = text;
  }, []);
  const tracks = useColumnTracks({ columns, rows, isWindowed, hasCheckbox, hasActions, body });
  const header = useHeaderHandlers({ onSortChange, columnLayout, onColumnLayoutChange });

  const isCounted = position !== undefined || isWindowed;
  const headerRows = columnGroups(columns).length > 0 ? 2 : 1;
  const hasFooter = hasRows && columns.some(({ footer }) => footer !== undefined);
  const totalRows = position?.totalRows ?? rows.length;
  const isTotalKnown = !position?.hasMoreRows;
  const rowCount = isTotalKnown ? totalRows + headerRows + Number(hasFooter) : -1;
  const firstAriaRowIndex = isCounted ? (position?.firstRow ?? 1) + headerRows : undefined;
  const columnCount = columns.length + Number(hasCheckbox) + Number(hasActions);

  return (
    <div
      {...rest}
      className={cx("portico-table", className)}
      data-density={density}
      data-state={isLoading ? "loading" : error ? "error" : hasRows ? "rows" : "empty"}
      data-windowed={isWindowed || undefined}
      data-refreshing={isRefreshing || undefined}
      data-acts-on-click={actsOnClick && !isGrid && onRowAction ? true : undefined}
    >
      {isRefreshing && <div className="portico-table-progress" aria-hidden="true" />}
      <TableScroller
        {...{ scroller, maxHeight }}
        label={isGrid ? undefined : label}
        firstRow={position?.firstRow}
      >
        <table
          aria-label={label}
          aria-busy={isLoading || isRefreshing || undefined}
          aria-rowcount={isCounted ? rowCount : undefined}
          style={tracks}
          {...(selection
            ? { role: "grid", "aria-multiselectable": selection.mode === "many" }
            : { role: isWindowed ? "table" : undefined, tabIndex: -1 })}
        >
          <MemoDataTableHeader
            {...{ columns, sort, hasActions, hasCheckbox, focusRow, isWindowed, isCounted, say, ...header }}
            control={isGrid ? control : undefined}
            isReachedByArrows={isGrid && hasRows}
          />
          {hasRows ? (
            <MemoTableBody
              {...{ rows, ids, columns, rowActions, control, isWindowed, firstAriaRowIndex, body, focusRef }}
              mode={selection && (selection.mode === "one" ? "one" : "many")}
              rowName={selection?.rowName}
              isSelectable={isSelectable}
              act={onRowAction && act}
              likelyRowHeight={likelyRowHeights[density ?? "comfortable"]}
            />
          ) : (
            <tbody>
              {isLoading ? (
                <SkeletonRows {...{ columns, hasCheckbox, hasActions }} rowCount={loadingRows ?? 10} />
              ) : (
                <TableMessage columnCount={columnCount}>
                  {error || (empty ?? messages.table.empty)}
                </TableMessage>
              )}
            </tbody>
          )}
          {hasFooter && (
            <DataTableFooter
              {...{ columns, hasCheckbox, hasActions, isWindowed, isGrid }}
              ariaRowIndex={isCounted && isTotalKnown ? rowCount : undefined}
            />
          )}
        </table>
      </TableScroller>
      {hasRows && <CutTexts frame={scroller} rows={rows} />}
      {isGrid && <div ref={liveRegion} role="status" className="portico-table-announcer" />}
    </div>
  );
}
