import type { ListScreen, ScreenWidget } from "@portico/portal-config";
import { CustomWidget } from "./custom-widget.tsx";
import { Figures } from "./figures.tsx";
import { StatusSummary } from "./status-summary.tsx";
import { WithSummary } from "./with-summary.tsx";

/** Props of `Widgets`. */
export interface WidgetsProps {
  screen: ListScreen;
}

/** The widgets above a list: figures from its summary, and custom widgets. */
export function Widgets({ screen: { header = [], endpoints } }: WidgetsProps) {
  // All widgets share one request, so only the first one shows its loading and error states.
  const statusWidget = header.find(({ kind }) => kind !== "custom");
  return header.map((widget) => (
    <Widget
      key={JSON.stringify(widget)}
      widget={widget}
      summary={endpoints.summary}
      showsRequestState={widget === statusWidget}
    />
  ));
}

interface WidgetProps {
  widget: ScreenWidget;
  summary: string | undefined;
  showsRequestState: boolean;
}

function Widget({ widget, summary, showsRequestState }: WidgetProps) {
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
          {(response) => <Figures figures={widget.figures} summary={response} />}
        </WithSummary>
      );
    case "custom":
      return <CustomWidget widget={widget} />;
  }
}
