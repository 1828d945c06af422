import type { ListEndpoint, ListId } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { Pager } from "@portico/ui/data-table";
import { memo, type ReactNode, Suspense, useCallback, useMemo } from "react";
import { useCallOrigin } from "../../api/call-origin.ts";
import { usePageCommands } from "../../command-palette/page-commands.ts";
import type { ActionContext } from "../actions/action-kind.ts";
import { useActions } from "../actions/buttons/use-actions.tsx";
import { useDetail } from "../detail/use-detail.tsx";
import { lazyPart } from "../lazy-part.tsx";
import { pageSizesOf } from "../list-state.ts";
import { useListSelection } from "../selection/use-list-selection.ts";
import { useReportSuccess } from "../use-report-success.ts";
import { FilterForm, type FilterFormProps } from "./filter-form.tsx";
import { ListHeader } from "./list-header.tsx";
import { ListTable } from "./list-table.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { useList } from "./use-list.ts";

const defaultDebounce = 500;
// Memoized, because a selection must not rerender them.
const MemoListHeader = memo(ListHeader);
const MemoFilterForm = memo(FilterForm);
const FooterTotals = lazyPart(async () => (await import("./footer-totals.tsx")).FooterTotals);

/** Props of `List`. */
export interface ListProps {
  screen: ListScreen;
  endpointId: ListId;
  endpoint: ListEndpoint;
  /** Describes the screen below its title. @default none */
  summary?: ReactNode;
  /** The chips of its fixed filters. @default none */
  fixedFilters?: ReactNode;
}

/** A list screen: title, widgets, filters, actions, table, totals and pager. */
export function List({ screen, endpointId, endpoint, summary, fixedFilters }: ListProps) {
  const list = useList(screen, endpointId, endpoint);
  const { context: listContext, state, change, columns, rows, nameOf, isFirstLoad } = list;
  const { totalRecords, hasMoreRecords = false, response } = rows;
  const hasListIds = (screen.rowId ?? "id") === "id";
  const selection = useListSelection({ endpointId, state, rows: rows.rows, fetched: rows, hasListIds });
  const { open: openDetail, dialog: detailDialog } = useDetail(screen);
  const reportSuccess = useReportSuccess(endpointId);
  const origin = useCallOrigin();
  const { visible } = columns;
  const context = useMemo<ActionContext>(
    () => ({
      screen,
      endpointId,
      origin,
      state,
      columns: visible,
      totalRecords,
      nameOf,
      openDetail,
      reportSuccess,
    }),
    [screen, endpointId, origin, state, visible, totalRecords, nameOf, openDetail, reportSuccess],
  );
  const actions = useActions(context, selection.target);
  usePageCommands(actions.toolbar);
  const setVariant = useCallback((variant: string) => change((before) => ({ ...before, variant })), [change]);
  const setFilters = useCallback<FilterFormProps["onValuesChange"]>(
    ({ values }) => change((before) => ({ ...before, filters: values, pageNumber: 1 })),
    [change],
  );
  const totals = screen.footer && (
    <Suspense fallback={<div className="min-h-control-sm" />}>
      <FooterTotals
        totals={screen.footer}
        {...{ endpointId, endpoint, state, totalRecords, hasMoreRecords, response }}
      />
    </Suspense>
  );
  return (
    <div className="flex min-h-full flex-col gap-4 p-4 min-[56.25rem]:h-full min-[56.25rem]:p-5 print:block">
      <MemoListHeader
        screen={screen}
        summary={summary}
        variant={state.variant}
        onVariantChange={setVariant}
      />
      <MemoFilterForm
        fixedFilters={fixedFilters}
        filters={listContext.filters}
        values={state.filters}
        debounce={screen.debounce ?? defaultDebounce}
        onValuesChange={setFilters}
      />
      <ListToolbar
        screen={screen}
        actions={actions.toolbar}
        pickers={actions.pickers}
        selection={selection}
        pageIds={isFirstLoad ? [] : rows.rows.map(({ id }) => id)}
        matching={totalRecords ?? 0}
        hasMoreMatching={hasMoreRecords}
        tools={{
          columns: columns.table,
          layout: columns.layout,
          standard: columns.standard,
          isCompact: columns.density === "compact",
          onLayoutChange: columns.setLayout,
          onDensityChange: columns.setDensity,
        }}
      />
      {screen.totalsAbove && totals}
      <ListTable screen={screen} list={list} selection={selection} actions={actions} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {totals}
        <Pager
          className={totalRecords === undefined ? "invisible grow" : "grow"}
          pageNumber={state.pageNumber}
          pageSize={state.pageSize}
          pageSizes={pageSizesOf(screen)}
          totalRecords={totalRecords ?? 0}
          hasMoreRecords={hasMoreRecords}
          onChange={(page) => {
            change((before) => ({ ...before, ...page }));
            if (page.pageSize !== state.pageSize) columns.setPageSize(page.pageSize);
          }}
        />
      </div>
      {actions.dialog}
      {detailDialog}
    </div>
  );
}
