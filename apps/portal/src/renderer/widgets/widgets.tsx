import type { ListScreen, ScreenWidget } from "@portico/portal-config";
import { Button, Skeleton } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { useCallOrigin } from "../../api/call-origin.ts";
import { fetchJson } from "../../api/client.ts";
import { errorMessage } from "../../api/error-message.ts";
import { isCallId } from "../../api/known-endpoints.ts";
import { messages } from "../../messages/messages.ts";
import { lazyPart } from "../lazy-part.tsx";
import { StatusSummary } from "./status-summary.tsx";

const Figures = lazyPart(() => import("./figures.tsx").then((module) => module.Figures));
const CustomWidget = lazyPart(() => import("./custom-widget.tsx").then((module) => module.CustomWidget));

/** Props of `Widgets`. */
export interface WidgetsProps {
  screen: ListScreen;
}

/** The widgets above a list: figures from its summary, and custom widgets. */
export function Widgets({ screen }: WidgetsProps) {
  const { header = [], endpoints } = screen;
  // All widgets share one request, so only the first one shows its loading and error states.
  const statusWidget = header.find(({ kind }) => kind !== "custom");
  return header.map((widget) => (
    <Widget
      key={JSON.stringify(widget)}
      widget={widget}
      screen={screen}
      summary={endpoints.summary}
      showsRequestState={widget === statusWidget}
    />
  ));
}

interface WidgetProps {
  widget: ScreenWidget;
  screen: ListScreen;
  summary: string | undefined;
  showsRequestState: boolean;
}

function Widget({ widget, screen, summary, showsRequestState }: WidgetProps) {
  switch (widget.kind) {
    case "statusSummary":
      return (
        <WithSummary endpoint={summary} showsRequestState={showsRequestState}>
          {(response) => <StatusSummary widget={widget} summary={response} />}
        </WithSummary>
      );
    case "figures":
      return (
        <WithSummary endpoint={summary} showsRequestState={showsRequestState}>
          {(response) => (
            <Suspense>
              <Figures figures={widget.figures} summary={response} />
            </Suspense>
          )}
        </WithSummary>
      );
    case "custom":
      return (
        <Suspense>
          <CustomWidget widget={widget} screen={screen} />
        </Suspense>
      );
  }
}

/** Props of `WithSummary`. */
interface WithSummaryProps {
  /** The screen's `endpoints.summary`. */
  endpoint: string | undefined;
  /** Whether to render the loading and error states. Only one of the widgets that share the request does. */
  showsRequestState: boolean;
  /** Renders the response. */
  children: (response: unknown) => ReactNode;
}

/** Loads a screen's summary and renders its children with the response. */
function WithSummary({ endpoint = "", showsRequestState, children }: WithSummaryProps) {
  const origin = useCallOrigin();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [endpoint, origin],
    queryFn: ({ signal }): Promise<unknown> => {
      if (!isCallId(endpoint)) throw new Error(messages.listPage.broken.noSummary(endpoint));
      return fetchJson(endpoint, { signal, origin });
    },
  });
  return (
    <>
      {showsRequestState && error && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-table text-danger-fg">
          {messages.summary.failed(errorMessage(error))}
          <Button size="sm" isLoading={isFetching} onClick={() => void refetch()}>
            {messages.summary.retry}
          </Button>
        </p>
      )}
      {data !== undefined && children(data)}
      {showsRequestState && data === undefined && !error && (
        <div role="status" aria-label={messages.summary.loading}>
          <Skeleton height="5rem" />
        </div>
      )}
    </>
  );
}
