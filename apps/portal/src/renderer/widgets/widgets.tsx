import type { ListScreen, ScreenWidget } from "@portico/portal-config";
import { CustomWidget } from "./custom-widget.tsx";
import { Figures } from "./figures.tsx";
import { StatusSummary } from "./status-summary.tsx";
import { WithSummary } from "./with-summary.tsx";

/** Props of `Widgets`. */
export interface WidgetsProps {
  screen: ListScreen;
}

/** What is above a list: figures and pictures from its summary, and the portal's own parts. */
export function Widgets({ screen: { header = [], endpoints } }: WidgetsProps) {
  // One call loads them all, and its failure is reported once.
  const teller = header.find(({ kind }) => kind !== "custom");
  return header.map((widget) => (
    <Widget
      key={JSON.stringify(widget)}
      widget={widget}
      summary={endpoints.summary}
      isTeller={widget === teller}
    />
  ));
}

interface WidgetProps {
  widget: ScreenWidget;
  summary: string | undefined;
  isTeller: boolean;
}

function Widget({ widget, summary, isTeller }: WidgetProps) {
  switch (widget.kind) {
    case "statusSummary":
      return (
        <WithSummary endpoint={summary} isTeller={isTeller}>
          {(answer) => <StatusSummary widget={widget} answer={answer} />}
        </WithSummary>
      );
    case "figures":
      return (
        <WithSummary endpoint={summary} isTeller={isTeller}>
          {(answer) => <Figures figures={widget.figures} answer={answer} />}
        </WithSummary>
      );
    case "custom":
      return <CustomWidget widget={widget} />;
  }
}
