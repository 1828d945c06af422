"use client";

import { type ForwardedRef, memo, useCallback, useMemo, useRef } from "react";
import { cx } from "../class-names/cx.js";
import { useMessages } from "../messages/use-messages.js";
import { cardHeight, cardLabels, columnsOfCards } from "./cards.js";
import { groupRows } from "./column.js";
import { useColumnTracks } from "./column-tracks.js";
import { DataTableFooter } from "./data-table-footer.js";
import { DataTableHeader } from "./data-table-header.js";
import type { DataTableBaseProps } from "./data-table-props.js";
import { LazyTruncatedTextTooltip } from "./lazy-truncated-text-tooltip.js";
import { estimatedRowHeights, maxRowsInDocument } from "./row-window.js";
import type { RowId } from "./selection.js";
import { TableBody } from "./table-body.js";
import { TableScroller } from "./table-scroller.js";
import { SkeletonRows, TableMessage } from "./table-states.js";
import type { TableView } from "./table-view.js";
import { useFittedColumns } from "./use-fitted-columns.js";
import { useLatest } from "./use-latest.js";
import { usePrinting } from "./use-printing.js";
import { useRestoreFocus } from "./use-restore-focus.js";
import { type DataTableSelection, selectableIdsOf, useRowSelection } from "./use-row-selection.js";
import { useViewAnnouncements } from "./use-view-announcements.js";

// `memo` drops type parameters.
const MemoDataTableHeader = memo(DataTableHeader) as typeof DataTableHeader;
const MemoTableBody = memo(TableBody) as typeof TableBody;

const noActions = () => null;

interface TableRendererProps<Item> extends DataTableBaseProps<Item> {
  view: TableView<Item>;
  selection: DataTableSelection<Item> | undefined;
  root: ForwardedRef<HTMLDivElement>;
}

/** The table as HTML, with its events and announcements, for rows of any source. */
export function TableRenderer<Item>(props: TableRendererProps<Item>) {
  const { label, view, root, selection: declaredSelection, ...acts } = props;
  const { columns: allColumns, items: rows, ids, sort, onSort, onResize, onMove, position, model } = view;
  const { onRowAction, actsOnClick, ...contents } = acts;
  const {
    rowActions: declaredActions,
    rowActionsWidth,
    fitsColumns = false,
    onColumnsFit,
    cardColumns,
    rowProps,
    cellClassName,
    isLoading,
    loadingRows,
    isRefreshing,
    empty,
    error,
    resultsKey,
    ...layout
  } = contents;
  const { density, maxHeight, className, ...rest } = layout;
  const messages = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const liveRegion = useRef<HTMLDivElement>(null);

  const selection = declaredSelection?.mode === "none" ? undefined : declaredSelection;
  const isGrid = selection !== undefined;
  const hasRows = rows.length > 0 && !isLoading && !error;
  const limit = isGrid ? maxRowsInDocument.selectable : maxRowsInDocument.plain;
  const isWindowed = hasRows && rows.length > limit && !model?.detail;
  const hasCheckbox = selection?.mode === "many";
  const isPrinting = usePrinting();
  const cards = isPrinting ? undefined : cardColumns;
  const arranged = useMemo(
    () => (cards ? columnsOfCards(allColumns, cards) : allColumns),
    [allColumns, cards],
  );
  const { columns, widths, style, more } = useFittedColumns({
    ...{ columns: arranged, rows, sort, hasCheckbox, scroller, onColumnsFit },
    isFitted: fitsColumns && !isPrinting && !cards,
    isWindowed,
    hasActions: declaredActions !== undefined,
    actionsWidth: rowActionsWidth,
  });
  const isFitted = widths !== undefined;
  const hasRoles = isWindowed || cards !== undefined;
  // The cells below the button in the header.
  const rowActions = declaredActions ?? (more && noActions);
  const hasActions = rowActions !== undefined;
  const columnKeys = [
    ...(hasCheckbox ? ["select"] : []),
    ...columns.map(({ id }) => `column ${id}`),
    ...(hasActions ? ["actions"] : []),
  ];

  const announce = useCallback((text: string) => {
    const region = liveRegion.current;
    // A text that is announced again has to differ.
    if (region) region.textContent = region.textContent === text ? `${text}\u00A0` : text;
  }, []);
  const isSelectable = selection?.isSelectable;
  const selectableIds = useMemo(() => selectableIdsOf(rows, ids, isSelectable), [rows, ids, isSelectable]);
  const control = useRowSelection({
    ...{ rows, ids, selectableIds, selection, position, resultsKey, announce },
    texts: messages.table,
  });
  useViewAnnouncements({
    ...{ columns: allColumns, sort, position, announce },
    resultsKey: resultsKey ?? undefined,
    isCurrent: !isLoading && !error && resultsKey !== null,
  });
  const focusRef = useRef<(id: RowId) => void>(null);
  const focusRow = useCallback((id: RowId) => focusRef.current?.(id), []);
  const restoreFocus = useRestoreFocus({ ids, hasRows, store: control.store, focusRow, isGrid, scroller });
  const acting = useLatest({ rows, ids, onRowAction });
  const act = useCallback(
    (id: RowId) => {
      const row = acting.current.rows[acting.current.ids.indexOf(id)];
      if (row !== undefined) acting.current.onRowAction?.({ row });
    },
    [acting],
  );
  const tracks = useColumnTracks({
    ...{ columns, rows, hasCheckbox, hasActions, body },
    isWindowed: isWindowed && !isFitted && !cards,
  });

  const isCounted = position !== undefined || isWindowed;
  const headerRows = groupRows(columns).length + 1;
  const hasFooter = hasRows && columns.some(({ footer }) => footer !== undefined);
  const totalRows = position?.totalRows ?? rows.length;
  const isTotalKnown = !position?.hasMoreRows;
  const rowCount = isTotalKnown ? totalRows + headerRows + Number(hasFooter) : -1;
  const firstAriaRowIndex = isCounted ? (position?.firstRow ?? 1) + headerRows : undefined;
  const columnCount = columns.length + Number(hasCheckbox) + Number(hasActions);

  return (
    <div
      {...rest}
      ref={root}
      className={cx("portico-table", className)}
      data-density={density}
      data-state={isLoading ? "loading" : error ? "error" : hasRows ? "rows" : "empty"}
      data-windowed={isWindowed || undefined}
      data-fitted={isFitted || undefined}
      data-cards={cards && (hasActions ? "with-buttons" : "")}
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
          style={cards ? cardLabels(columns) : (style ?? tracks)}
          {...restoreFocus}
          {...(selection
            ? { role: model?.isTree ? "treegrid" : "grid", "aria-multiselectable": selection.mode === "many" }
            : { role: hasRoles ? "table" : undefined, tabIndex: -1 })}
        >
          {widths && !isWindowed && (
            <colgroup>
              {columnKeys.map((key, index) => (
                <col key={key} style={{ width: widths[index] }} />
              ))}
            </colgroup>
          )}
          <MemoDataTableHeader
            {...{
              columns,
              sort,
              hasActions,
              hasRowButtons: declaredActions !== undefined,
              hasCheckbox,
              focusRow,
              hasRoles,
              isFitted,
              more,
              isCounted,
              announce,
              onSort,
              onResize,
              onMove,
            }}
            control={isGrid ? control : undefined}
            isReachedByArrows={isGrid && hasRows}
          />
          {hasRows ? (
            <MemoTableBody
              {...{
                rows,
                ids,
                columns,
                rowActions,
                rowProps,
                cellClassName,
                model,
                control,
                isWindowed,
                hasRoles,
                isFitted,
                isPrinting,
                firstAriaRowIndex,
                body,
                focusRef,
              }}
              mode={selection && (selection.mode === "one" ? "one" : "many")}
              rowName={selection?.rowName}
              isSelectable={isSelectable}
              act={onRowAction && act}
              estimatedRowHeight={
                cards ? cardHeight(hasActions) : estimatedRowHeights[density ?? "comfortable"]
              }
            />
          ) : (
            <tbody>
              {isLoading ? (
                <SkeletonRows
                  {...{ columns, hasCheckbox, hasActions, isFitted }}
                  rowCount={loadingRows ?? 10}
                />
              ) : (
                <TableMessage columnCount={columnCount}>
                  {error || (empty ?? messages.table.empty)}
                </TableMessage>
              )}
            </tbody>
          )}
          {hasFooter && (
            <DataTableFooter
              {...{ columns, hasCheckbox, hasActions, hasRoles, isFitted, isGrid }}
              ariaRowIndex={isCounted && isTotalKnown ? rowCount : undefined}
            />
          )}
        </table>
      </TableScroller>
      {hasRows && <LazyTruncatedTextTooltip frame={scroller} rows={rows} />}
      <div ref={liveRegion} role="status" className="portico-table-announcer" />
    </div>
  );
}
