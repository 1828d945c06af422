// biome-ignore-all lint/style/useComponentExportOnlyModules: a cast restores the type parameters that forwardRef drops
"use client";

import { cx } from "class-variance-authority";
import {
  type ForwardedRef,
  forwardRef,
  memo,
  type ReactElement,
  type RefAttributes,
  useCallback,
  useMemo,
  useRef,
} from "react";
import { useMessages } from "../messages/use-messages.js";
import { columnGroups } from "./column.js";
import { arrangeColumns, standardColumnLayout } from "./column-layout.js";
import { useColumnTracks } from "./column-tracks.js";
import { DataTableFooter } from "./data-table-footer.js";
import { DataTableHeader } from "./data-table-header.js";
import type { DataTableProps } from "./data-table-props.js";
import { LazyTruncatedTextTooltip } from "./lazy-truncated-text-tooltip.js";
import { estimatedRowHeights, maxRowsInDocument } from "./row-window.js";
import type { RowId } from "./selection.js";
import { TableBody } from "./table-body.js";
import { TableScroller } from "./table-scroller.js";
import { SkeletonRows, TableMessage } from "./table-states.js";
import { useHeaderHandlers } from "./use-header-handlers.js";
import { useLatest } from "./use-latest.js";
import { selectableIdsOf, useRowIds, useRowSelection } from "./use-row-selection.js";

// `memo` drops type parameters.
const MemoDataTableHeader = memo(DataTableHeader) as typeof DataTableHeader;
const MemoTableBody = memo(TableBody) as typeof TableBody;
const unsorted: NonNullable<DataTableProps<unknown>["sort"]> = [];

function DataTableOf<Row>(props: DataTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const {
    label,
    columns: given,
    columnLayout = standardColumnLayout,
    onColumnLayoutChange,
    ...others
  } = props;
  const { rows, rowId, sort = unsorted, onSortChange, selection: declaredSelection, ...acts } = others;
  const { onRowAction, actsOnClick, ...more } = acts;
  const { rowActions, position, isLoading, loadingRows, isRefreshing, empty, error, ...layout } = more;
  const { density, maxHeight, className, ...rest } = layout;
  const messages = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const liveRegion = useRef<HTMLDivElement>(null);

  const selection = declaredSelection?.mode === "none" ? undefined : declaredSelection;
  const isGrid = selection !== undefined;
  const hasRows = rows.length > 0 && !isLoading && !error;
  const limit = isGrid ? maxRowsInDocument.selectable : maxRowsInDocument.plain;
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
  const announce = useCallback((text: string) => {
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
      ref={ref}
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
            {...{
              columns,
              sort,
              hasActions,
              hasCheckbox,
              focusRow,
              isWindowed,
              isCounted,
              announce,
              ...header,
            }}
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
              estimatedRowHeight={estimatedRowHeights[density ?? "comfortable"]}
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
      {hasRows && <LazyTruncatedTextTooltip frame={scroller} rows={rows} />}
      {isGrid && <div ref={liveRegion} role="status" className="portico-table-announcer" />}
    </div>
  );
}

/**
 * A table of records with sorting, selection, and loading, empty and error states. It is a `table` without selection
 * and a `grid` with it. Wide tables scroll horizontally with a sticky first column. Long pages render only the
 * visible rows, and all rows for printing.
 */
export const DataTable = forwardRef(DataTableOf) as <Row>(
  props: DataTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement;
