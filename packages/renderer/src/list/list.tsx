import { type ListEndpoint, searchLength, searchParameter } from "@portico/endpoints";
import type { ListScreen } from "@portico/screens";
import { SearchBox } from "@portico/ui/filters";
import { useNotify } from "@portico/ui/notification";
import { memo, type ReactNode, Suspense, useCallback, useMemo } from "react";
import type { ActionContext } from "../action-kinds/action-kind.ts";
import { useActions } from "../actions/buttons/use-actions.tsx";
import { useCallOrigin } from "../client/call-origin.ts";
import { useClient } from "../client/screen-client.ts";
import { useDetail } from "../detail/use-detail.tsx";
import { usePageSteps } from "../detail/use-page-steps.ts";
import { useCommands } from "../host/optional-hooks.ts";
import { useSingleKeys } from "../keys/registry.ts";
import { moveRow } from "../keys/row-keys.ts";
import { useListShortcuts } from "../keys/use-list-shortcuts.ts";
import { lazyPart } from "../lazy-part.tsx";
import { searchOf } from "../list-state.ts";
import { useHostMessages } from "../messages/messages-context.ts";
import { pageMessages } from "../messages/page.ts";
import { useListSelection } from "../selection/use-list-selection.ts";
import { useDateOptions } from "../use-date-options.ts";
import { type ReportSuccess, useReportSuccess } from "../use-report-success.tsx";
import { ColumnTools } from "./column-tools.tsx";
import { FilterForm } from "./filter-form.tsx";
import { ListHeader } from "./list-header.tsx";
import { ListPager } from "./list-pager.tsx";
import { ListTable } from "./list-table.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { ListWidgets } from "./list-widgets.tsx";
import { PrintedRows } from "./printed-rows.tsx";
import { useFilterChanges } from "./use-filter-changes.ts";
import { useFocusAfterChange } from "./use-focus-after-change.ts";
import { useList } from "./use-list.ts";
import { useListPosition } from "./use-list-position.ts";
import { useListPrint } from "./use-list-print.tsx";

const defaultDebounce = 500;
// Memoized, because a selection must not rerender them.
const MemoWidgets = memo(ListWidgets);
const MemoFilterForm = memo(FilterForm);
const ViewsMenu = lazyPart(async () => (await import("../views/views-menu.tsx")).ViewsMenu);
const FooterTotals = lazyPart(async () => (await import("./footer-totals.tsx")).FooterTotals);

export interface ListProps {
  screen: ListScreen;
  endpointId: string;
  endpoint: ListEndpoint;
  /** Describes the screen below its title. @default none */
  summary?: ReactNode;
  /** The chips of its fixed filters. @default none */
  fixedFilters?: ReactNode;
}

/** A list screen: title, widgets, filters, actions, table, totals and pager. */
export function List({ screen, endpointId, endpoint, summary, fixedFilters }: ListProps) {
  const list = useList(screen, endpointId, endpoint);
  const { context: listContext, state, change, currentView, columns, rows, nameOf, isFirstLoad } = list;
  const { totalRecords, hasMoreRecords = false, response } = rows;
  const hasListIds = (screen.rowId ?? "id") === "id";
  const selection = useListSelection({
    ...{ endpointId, state, hasListIds },
    changeState: change,
    rows: rows.rows,
    fetched: rows,
  });
  const { forgetDropped } = selection;
  const { open: openDetail, show: showDetail, openedId, render: renderDetail } = useDetail(screen);
  const pageSteps = usePageSteps({ state, change, rows, show: showDetail });
  const origin = useCallOrigin();
  const root = useListPosition(!isFirstLoad && !origin?.isPreview);
  const onChange = useFocusAfterChange(root, rows);
  const report = useReportSuccess(endpointId, onChange);
  const reportSuccess = useCallback<ReportSuccess>(
    (...success) => {
      forgetDropped();
      report(...success);
    },
    [forgetDropped, report],
  );
  const client = useClient();
  const { visible } = columns;
  const messages = useHostMessages();
  const texts = pageMessages(messages).listPage;
  const dateOptions = useDateOptions();
  const context = useMemo<ActionContext>(
    () => ({
      client,
      screen,
      endpointId,
      origin,
      state,
      columns: visible,
      messages,
      dateOptions,
      totalRecords,
      nameOf,
      openDetail,
      reportSuccess,
    }),
    [
      client,
      screen,
      endpointId,
      origin,
      state,
      visible,
      totalRecords,
      nameOf,
      openDetail,
      reportSuccess,
      messages,
      dateOptions,
    ],
  );
  const actions = useActions(context, selection.target);
  const { printed, toolbar, printer } = useListPrint({
    ...{ screen, endpointId, list },
    actions: actions.toolbar,
  });
  useCommands(toolbar);
  const notify = useNotify();
  useListShortcuts({
    screen,
    actions: actions.toolbar,
    isPreview: origin?.isPreview ?? false,
    onDisabled: (reason) => notify({ tone: "info", text: reason }),
  });
  const setVariant = useCallback((variant: string) => change((before) => ({ ...before, variant })), [change]);
  const { setFilters, setFilter, clearFilters } = useFilterChanges(state, change);
  const searched = searchOf(state);
  const hasSingleKeys = useSingleKeys();
  const search = useMemo(
    () =>
      endpoint.searchable && (
        <SearchBox
          className="page:@max-3xl:grow page:@max-3xl:basis-40"
          label={texts.search(endpoint.noun.other)}
          focusKey={hasSingleKeys ? "/" : undefined}
          minLength={searchLength.min}
          maxLength={searchLength.max}
          value={searched}
          onValueChange={({ value }) => setFilter(searchParameter, value)}
          onMoveToResults={() => moveRow("ArrowDown")}
        />
      ),
    [endpoint, searched, setFilter, hasSingleKeys, texts],
  );
  const totals = screen.footer && (
    <Suspense fallback={<div className="page:min-h-control-sm" />}>
      <FooterTotals
        totals={screen.footer}
        {...{ endpointId, endpoint, state, totalRecords, hasMoreRecords, response }}
      />
    </Suspense>
  );
  return (
    <div
      data-full-bleed=""
      className="page:flex page:min-h-full page:min-w-0 page:min-[56.25rem]:h-full page:print:block"
    >
      <div
        ref={root}
        className="page:flex page:min-h-full page:min-w-0 page:flex-1 page:flex-col page:gap-2 page:p-4 page:min-[56.25rem]:h-full page:min-[56.25rem]:px-5 page:min-[56.25rem]:py-3 page:print:block"
      >
        <ListHeader
          screen={screen}
          summary={summary}
          variant={state.variant}
          onVariantChange={setVariant}
          views={
            origin?.isPreview || !client.services.views ? null : (
              <Suspense fallback={<div className="page:h-control-sm page:w-26.5" />}>
                <ViewsMenu {...{ change, state }} current={currentView} context={listContext} />
              </Suspense>
            )
          }
          tools={
            <ColumnTools
              columns={columns.table}
              layout={columns.layout}
              overflowIds={columns.overflowIds}
              standard={columns.standard}
              isCompact={columns.density === "compact"}
              onLayoutChange={columns.setLayout}
              onDensityChange={columns.setDensity}
            />
          }
        />
        <ListToolbar
          screen={screen}
          actions={toolbar}
          pickers={actions.pickers}
          selection={selection}
          pageIds={isFirstLoad ? [] : rows.rows.map(({ id }) => id)}
          matching={totalRecords ?? 0}
          hasMoreMatching={hasMoreRecords}
        />
        {/* Its filters take space, so that nothing is shown before they are known. */}
        {!list.isOpening && (
          <>
            {screen.header && (
              <MemoWidgets
                {...{ screen, endpoint, state }}
                filters={listContext.filters}
                onFilterChange={setFilter}
              />
            )}
            <MemoFilterForm
              search={search}
              fixedFilters={fixedFilters}
              filters={listContext.filters}
              values={state.filters}
              debounce={screen.debounce ?? defaultDebounce}
              onValuesChange={setFilters}
              onClear={clearFilters}
            />
            {screen.totalsAbove && totals}
            {!isFirstLoad && <PrintedRows {...{ state, rows, printed }} />}
            <ListTable
              screen={screen}
              list={list}
              printed={printed}
              selection={selection}
              actions={actions}
              context={context}
              openedId={openedId}
            />
            {/* At the bottom of the window, so that a shorter page does not move it. */}
            <div
              className={`page:flex page:flex-wrap page:items-center page:gap-x-6 page:gap-y-2 page:min-[56.25rem]:mt-auto ${isFirstLoad ? "page:invisible" : ""}`}
            >
              {!screen.totalsAbove && totals}
              <ListPager screen={screen} list={list} />
            </div>
          </>
        )}
        {actions.dialog}
        {printer}
      </div>
      {renderDetail({ rows: rows.rows, pageSteps, context, selectedCount: selection.count })}
    </div>
  );
}
