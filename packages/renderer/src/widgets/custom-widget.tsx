import { Suspense, useState } from "react";
import type { CustomWidgetLoader, CustomWidgetProps, ScreenParts } from "../host/screen-parts.ts";
import { useHost } from "../host/use-host.ts";
import { lazyPart } from "../lazy-part.tsx";

/** The custom widgets that need no code of the app. */
const ownWidgets: Readonly<Record<string, CustomWidgetLoader>> = {
  live: () => import("./live.tsx").then((module) => module.Live),
  legend: () => import("./legend.tsx").then((module) => module.Legend),
};

/** Renders a custom widget by its name. Its code is loaded on first render. */
export function CustomWidget(props: CustomWidgetProps) {
  const { parts } = useHost();
  const [Widget] = useState(() => lazyPart(() => loadWidget(props.widget.name, parts)));
  return (
    <Suspense>
      <Widget {...props} />
    </Suspense>
  );
}

async function loadWidget(name: string, parts: ScreenParts | undefined) {
  const load = ownWidgets[name] ?? (await parts?.widgets?.())?.[name];
  if (!load) throw new Error(`The app has no widget \`${name}\`. Add it to \`parts.widgets\` of its host.`);
  return load();
}
