import type { ListEndpoint } from "@portico/contract";
import type { ListScreen, ResolvedFilter, ScreenWidget } from "@portico/portal-config";
import { Button, Skeleton } from "@portico/ui";
import { Suspense } from "react";
import { errorMessage } from "../../api/error-message.ts";
import { messages } from "../../messages/messages.ts";
import { lazyPart } from "../lazy-part.tsx";
import type { ListState } from "../list-state.ts";
import { statusFilterOf, summaryFilters } from "./status-filter.ts";
import { StatusSummary } from "./status-summary.tsx";
import { useSummary } from "./use-summary.ts";

const Figures = lazyPart(() => import("./figures.tsx").then((module) => module.Figures));
const CustomWidget = lazyPart(() => import("./custom-widget.tsx").then((module) => module.CustomWidget));

/** Props of `Widgets`. */
export interface WidgetsProps {
  screen: ListScreen;
  endpoint: ListEndpoint;
  /** The filters that the user may use. */
  filters: readonly ResolvedFilter[];
  state: ListState;
  /** Called with the new value of a filter, or undefined to clear it. */
  onFilterChange: (name: string, value: string | undefined) => void;
}

/** The widgets above a list: figures from its summary, and custom widgets. */
export function Widgets({ screen, ...list }: WidgetsProps) {
  const { header = [] } = screen;
  const summarized = header.filter((widget) => widget.kind !== "custom");
  const custom = header.filter((widget) => widget.kind === "custom");
  const summary = summarized.length > 0 && <SummaryWidgets {...list} screen={screen} widgets={summarized} />;
  const others = custom.map((widget) => (
    <Suspense key={JSON.stringify(widget)}>
      <CustomWidget widget={widget} screen={screen} />
    </Suspense>
  ));
  if (!summary || custom.length === 0) return summary || others;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-6 gap-y-2">
      <div className="min-w-0 grow basis-[38rem]">{summary}</div>
      <div className="min-w-0 grow basis-96">{others}</div>
    </div>
  );
}

interface SummaryWidgetsProps extends WidgetsProps {
  widgets: readonly Exclude<ScreenWidget, { kind: "custom" }>[];
}

/** The widgets that show the screen's summary, of the rows that match all filters except that of the status. */
function SummaryWidgets({ widgets, screen, endpoint, filters, state, onFilterChange }: SummaryWidgetsProps) {
  const statusFilter = statusFilterOf(endpoint, filters);
  const matching = useSummary(screen, summaryFilters(state, statusFilter));
  const all = useSummary(screen, state.permanent);
  const error = matching.error ?? all.error;
  if (error || matching.data === undefined || all.data === undefined) {
    return error ? (
      <p role="alert" className="flex min-h-7 flex-wrap items-center gap-2 text-table text-danger-fg">
        {messages.summary.failed(errorMessage(error))}
        <Button
          size="sm"
          isLoading={matching.isFetching || all.isFetching}
          onClick={() => void Promise.all([matching.refetch(), all.refetch()])}
        >
          {messages.summary.retry}
        </Button>
      </p>
    ) : (
      <div role="status" aria-label={messages.summary.loading}>
        <Skeleton height="1.75rem" />
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
          onStatusChange: (status: string | undefined) => onFilterChange(statusFilter, status),
        })}
      />
    ),
  );
}
