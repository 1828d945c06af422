import { endpoints, formatSort, type ListEndpoint, type ListId, parseSort } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import { columnsOf, type ListScreen } from "@portico/portal-config";
import { EmptyState, ErrorState } from "@portico/ui";
import { DataTable, Pager } from "@portico/ui/data-table";
import { useMemo } from "react";
import { errorMessage } from "../api/error-message.ts";
import { messages } from "../messages.ts";
import { FilterForm } from "./filter-form.tsx";
import { ListHeader } from "./list-header.tsx";
import { filtersOf, pageSizesOf } from "./list-state.ts";
import { RowActions } from "./row-actions.tsx";
import { tableColumns } from "./table-columns.tsx";
import { useDetail } from "./use-detail.tsx";
import { useLastKnown } from "./use-last-known.ts";
import { useListRows } from "./use-list-rows.ts";
import { useListState } from "./use-list-state.ts";
import { useStayOnPages } from "./use-stay-on-pages.ts";

const debounceUnlessSaid = 500;
const mostSkeletonRows = 20;

/** Props of `List`. */
export interface ListProps {
  screen: ListScreen;
  endpointId: ListId;
}

/** A list screen: title and actions, filters, table, pager, all of one state. */
export function List({ screen, endpointId }: ListProps) {
  const endpoint: ListEndpoint = endpoints[endpointId];
  const { state, change } = useListState(screen, endpoint);
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = useListRows(
    screen,
    endpointId,
    state,
  );
  const { open, dialog } = useDetail(screen.detail);
  const totalRecords = useLastKnown(data?.totalRecords);
  const filters = useMemo(() => filtersOf(screen, endpoint), [screen, endpoint]);
  const columns = useMemo(
    () => tableColumns<ListRow>(columnsOf(screen, state.variant), endpoint.fields),
    [screen, state.variant, endpoint],
  );
  useStayOnPages(state, isPlaceholderData ? undefined : data?.totalPages, change);
  const hasFilters = Object.keys(state.filters).length > 0;
  const sort = parseSort(state.sort || endpoint.sort);
  const nameOf = (row: ListRow) => String(columns[0]?.value?.(row) ?? "");
  const { rowActions } = screen;

  return (
    <div className="flex min-h-full flex-col gap-4 p-4 min-[900px]:h-full min-[900px]:p-5 print:block">
      <ListHeader
        screen={screen}
        endpointId={endpointId}
        state={state}
        onVariantChange={(variant) => change((before) => ({ ...before, variant }))}
      />
      <FilterForm
        filters={filters}
        values={state.filters}
        debounce={screen.debounce ?? debounceUnlessSaid}
        onValuesChange={({ values }) => change((before) => ({ ...before, filters: values, pageNumber: 1 }))}
      />
      <div className="flex min-h-64 flex-col">
        <DataTable
          className="min-h-0"
          label={screen.title}
          columns={columns}
          rows={data?.data ?? []}
          rowId={({ id }) => id}
          sort={sort.map(({ field, descending }) => ({
            id: field,
            direction: descending ? "descending" : "ascending",
          }))}
          onSortChange={({ sort: next }) =>
            change((before) => ({
              ...before,
              sort: formatSort(
                next.map(({ id, direction }) => ({ field: id, descending: direction === "descending" })),
              ),
              pageNumber: 1,
            }))
          }
          position={{
            firstRow: (state.pageNumber - 1) * state.pageSize + 1,
            totalRows: totalRecords ?? 0,
          }}
          isLoading={isPending}
          loadingRows={Math.min(state.pageSize, mostSkeletonRows)}
          isRefreshing={isFetching && !isPending}
          error={
            error ? (
              <ErrorState
                title={screen.notLoaded ?? messages.list.notLoaded(screen.title)}
                message={errorMessage(error)}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              />
            ) : undefined
          }
          empty={
            <EmptyState
              title={screen.empty}
              hint={hasFilters ? messages.list.noMatches : messages.list.nothingThere}
            />
          }
          {...(rowActions && {
            rowActions: (row: ListRow) => (
              <RowActions actions={rowActions} name={nameOf(row)} onOpen={() => open(row.id)} />
            ),
          })}
        />
      </div>
      <Pager
        className={totalRecords === undefined ? "invisible" : ""}
        pageNumber={state.pageNumber}
        pageSize={state.pageSize}
        pageSizes={pageSizesOf(screen)}
        totalRecords={totalRecords ?? 0}
        onChange={(page) => change((before) => ({ ...before, ...page }))}
      />
      {dialog}
    </div>
  );
}
