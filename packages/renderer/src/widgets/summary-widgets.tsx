import type { FilterValue, ListEndpoint } from "@portico/endpoints";
import type { ListScreen, ResolvedFilter, ScreenWidget } from "@portico/screens";
import { Button, Skeleton } from "@portico/ui";
import { Suspense } from "react";
import { errorMessage } from "../client/error-message.ts";
import { lazyPart } from "../lazy-part.tsx";
import type { ListState } from "../list-state.ts";
import { usePageMessages } from "../messages/page.ts";
import { statusFilterOf, summaryFilters } from "./status-filter.ts";
import { StatusSummary } from "./status-summary.tsx";
import { useSummary } from "./use-summary.ts";

const Figures = lazyPart(() => import("./figures.tsx").then((module) => module.Figures));

/** A widget that shows the screen's summary. */
export type SummaryWidget = Exclude<ScreenWidget, { kind: "custom" }>;

export interface SummaryWidgetsProps {
  screen: ListScreen;
  endpoint: ListEndpoint;
  /** The filters that the user may use. */
  filters: readonly ResolvedFilter[];
  state: ListState;
  /** Called with the new value of a filter, or undefined to clear it. */
  onFilterChange: (name: string, value: FilterValue | undefined) => void;
  widgets: readonly SummaryWidget[];
}
/** The widgets that show the screen's summary, of the rows that match all filters except that of the status. */
export function SummaryWidgets(props: SummaryWidgetsProps) {
  const { widgets, screen, endpoint, filters, state, onFilterChange } = props;
  const texts = usePageMessages();
  const statusFilter = statusFilterOf(endpoint, filters);
  const matching = useSummary(screen, summaryFilters(state, statusFilter));
  const all = useSummary(screen, state.permanent);
  const error = matching.error ?? all.error;
  if (error || matching.data === undefined || all.data === undefined) {
    return error ? (
      <p
        role="alert"
        className="page:flex page:min-h-control-sm page:flex-wrap page:items-center page:gap-2 page:text-table page:text-danger-fg"
      >
        {texts.summary.failed(errorMessage(error, texts))}
        <Button
          size="sm"
          isLoading={matching.isFetching || all.isFetching}
          onClick={() => void Promise.all([matching.refetch(), all.refetch()])}
        >
          {texts.summary.retry}
        </Button>
      </p>
    ) : (
      <div role="status" aria-label={texts.summary.loading} className="page:grid page:gap-2">
        {widgets.map((widget) => (
          <Skeleton key={JSON.stringify(widget)} height="var(--portico-size-control-sm)" />
        ))}
      </div>
    );
  }
  return widgets.map((widget) =>
    widget.kind === "figures" ? (
      <Suspense key={JSON.stringify(widget)}>
        <Figures figures={widget.figures} summary={matching.data} />
      </Suspense>
    ) : (
      <StatusSummary
        key={JSON.stringify(widget)}
        widget={widget}
        matching={matching.data}
        all={all.data}
        isFiltered={Object.keys(state.filters).length > 0}
        {...(statusFilter !== undefined && {
          status: state.filters[statusFilter],
          onStatusChange: (status: FilterValue | undefined) => onFilterChange(statusFilter, status),
        })}
      />
    ),
  );
}
