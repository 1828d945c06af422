import type { customParts, ListScreen, ScreenWidget } from "@portico/portal-config";
import { type ComponentType, Suspense, useState } from "react";
import { lazyPart } from "../lazy-part.tsx";

/** Props of `CustomWidget`. */
export interface CustomWidgetProps {
  widget: Extract<ScreenWidget, { kind: "custom" }>;
  screen: ListScreen;
}

/** The portal's custom widgets. Their code is loaded on first render. */
const customWidgets = {
  applicationsPerDay: () =>
    import("../../offline-applications/applications-per-day.tsx").then((module) => module.ApplicationsPerDay),
  builtInScreens: () => import("./built-in-screens.tsx").then((module) => module.BuiltInScreens),
  live: () => import("./live.tsx").then((module) => module.Live),
  legend: () => import("./legend.tsx").then((module) => module.Legend),
  paymentSummaries: () =>
    import("../../payments/payment-summaries.tsx").then((module) => module.PaymentSummaries),
} satisfies Record<(typeof customParts)["widget"][number], () => Promise<ComponentType<CustomWidgetProps>>>;

/** Renders a custom widget by its name. */
export function CustomWidget(props: CustomWidgetProps) {
  const [Widget] = useState(() => lazyPart(customWidgets[props.widget.name]));
  return (
    <Suspense>
      <Widget {...props} />
    </Suspense>
  );
}
