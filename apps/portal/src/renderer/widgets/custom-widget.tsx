import type { customParts, ScreenWidget } from "@portico/portal-config";
import { type ComponentType, Suspense, useState } from "react";
import { lazyPart } from "../lazy-part.tsx";

/** Props of `CustomWidget`. */
export interface CustomWidgetProps {
  widget: Extract<ScreenWidget, { kind: "custom" }>;
}

/** The portal's custom widgets. Their code is loaded on first render. */
const customWidgets = {
  builtInScreens: () => import("./built-in-screens.tsx").then((module) => module.BuiltInScreens),
  legend: () => import("./legend.tsx").then((module) => module.Legend),
} satisfies Record<(typeof customParts)["widget"][number], () => Promise<ComponentType<CustomWidgetProps>>>;

/** Renders a custom widget by its name. */
export function CustomWidget({ widget }: CustomWidgetProps) {
  const [Widget] = useState(() => lazyPart(customWidgets[widget.name]));
  return (
    <Suspense>
      <Widget widget={widget} />
    </Suspense>
  );
}
