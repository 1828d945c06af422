import { formatSort, parseSort } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import type { ListScreen } from "@portico/screens";
import { Button, EmptyState, ErrorState } from "@portico/ui";
import type { ColumnSort } from "@portico/ui/data-table";
import { PageTable } from "@portico/ui/data-table";
import { useMemo } from "react";
import type { ActionContext } from "../action-kinds/action-kind.ts";
import type { Actions } from "../actions/buttons/use-actions.tsx";
import { useCellEditing } from "../cell-editing/use-cell-editing.tsx";
import { errorMessage } from "../client/error-message.ts";
import { allFilters } from "../list-state.ts";
import { usePageMessages } from "../messages/page.ts";
import type { ListSelection } from "../selection/use-list-selection.ts";
import { useCardButtons } from "./card-buttons.tsx";
import type { useList } from "./use-list.ts";

const maxSkeletonRows = 20;

/** The row whose details are shown beside the list. */
const openedRow = { "aria-current": true } as const;
const idOf = ({ id }: ListRow) => id;

export interface ListTableProps {
  screen: ListScreen;
  list: ReturnType<typeof useList>;
  /** All matching rows, while they are printed. @default those of the page */
  printed?: readonly ListRow[] | undefined;
  selection: ListSelection;
  actions: Pick<Actions, "rowActions" | "rowActionsWidth" | "onRowAction" | "startInCell">;
  context: ActionContext;
  /** The id of the row whose details are open. */
  openedId: string | undefined;
}

/** Converts the sort order from the API's format. */
function tableSort(text: string): readonly ColumnSort[] {
  return parseSort(text).map(({ field, descending }) => ({ id: field, desc: descending }));
}

/** The table of a list. The previous rows stay visible if the next ones can't be loaded. */
export function ListTable(props: ListTableProps) {
  const { screen, list, printed, selection, actions, context, openedId } = props;
  const { endpoint, state, change, columns, rows, nameOf, isFirstLoad } = list;
  const texts = usePageMessages();
  const { error, isFetching, refetch } = rows;
  const { onRowAction, startInCell } = actions;
  const cardButtons = useCardButtons(columns.visible, screen.rowActions, actions.rowActions);
  const rowActions = columns.cards ? cardButtons : actions.rowActions;
  const { onClick, editor } = useCellEditing({
    actions: columns.cellActions,
    rows: rows.rows,
    context,
    start: startInCell,
  });
  const { mode = "none", click = "replace" } = screen.selection ?? {};
  // Memoized, because a new value rerenders the header.
  const sort = useMemo(() => tableSort(state.sort || endpoint.sort), [state.sort, endpoint]);
  const rowProps = useMemo(
    () => (openedId === undefined ? undefined : ({ id }: ListRow) => (id === openedId ? openedRow : {})),
    [openedId],
  );
  const hasRows = rows.rows.length > 0 && !isFirstLoad;
  const hasFilters = Object.keys(state.filters).length > 0;
  const failure = error && {
    title: screen.notLoaded ?? texts.list.notLoaded(screen.title),
    message: errorMessage(error, texts),
    isRetrying: isFetching,
    onRetry: refetch,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the clicks of buttons in cells
    <div data-list-rows="" className="page:flex page:min-h-64 page:flex-col" onClick={onClick}>
      {failure && hasRows && <StaleRowsNotice {...failure} />}
      <PageTable<ListRow>
        className={failure && hasRows ? "page:min-h-0 page:opacity-85" : "page:min-h-0"}
        label={screen.title}
        columns={columns.table}
        columnLayout={columns.layout}
        onColumnLayoutChange={columns.setLayout}
        fitsColumns
        cardColumns={columns.cards}
        onColumnsFit={columns.setFit}
        {...(columns.density ? { density: columns.density } : {})}
        rows={printed ?? rows.rows}
        rowId={idOf}
        sort={sort}
        onSortChange={({ sort }) => {
          const keys = sort.map(({ id, desc }) => ({ field: id, descending: desc }));
          change((before) => ({ ...before, sort: formatSort(keys), pageNumber: 1 }));
        }}
        {...(mode !== "none" && {
          selection: {
            mode,
            click: click === "toggle" ? click : "replace",
            selectedIds: selection.selectedIds,
            selectedCount: selection.count,
            onSelectionChange: selection.change,
            rowName: nameOf,
          },
        })}
        position={{
          firstRow: (state.pageNumber - 1) * state.pageSize + 1,
          pageSize: state.pageSize,
          totalRows: rows.totalRecords ?? 0,
          hasMoreRows: rows.hasMoreRecords ?? false,
        }}
        resultsKey={rows.isStale ? null : JSON.stringify(allFilters(state))}
        actsOnClick={click === "open"}
        isLoading={isFirstLoad}
        loadingRows={Math.min(state.pageSize, maxSkeletonRows)}
        isRefreshing={isFetching && !isFirstLoad}
        error={failure && !hasRows ? <ErrorState {...failure} /> : undefined}
        empty={
          <EmptyState title={screen.empty} hint={hasFilters ? texts.list.noMatches : texts.list.empty} />
        }
        {...(rowProps ? { rowProps } : {})}
        {...(rowActions ? { rowActions, rowActionsWidth: actions.rowActionsWidth } : {})}
        {...(onRowAction ? { onRowAction: ({ row }) => onRowAction(row) } : {})}
      />
      {editor}
    </div>
  );
}

interface StaleRowsNoticeProps {
  /** What couldn't be loaded. */
  title: string;
  /** The reason. */
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A notice above rows that could not be refreshed, with a retry button. */
function StaleRowsNotice({ title, message, isRetrying, onRetry }: StaleRowsNoticeProps) {
  const texts = usePageMessages().listPage;
  return (
    <div
      role="alert"
      className="page:mb-2 page:flex page:flex-wrap page:items-center page:gap-x-3 page:gap-y-1 page:rounded-md page:border page:border-danger-border page:bg-danger-surface page:px-3 page:py-2 page:text-table page:text-danger-fg"
    >
      <p className="page:me-auto">
        <span className="page:font-semibold">{title}</span> {texts.staleRows} {message}
      </p>
      <Button size="sm" isLoading={isRetrying} onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
