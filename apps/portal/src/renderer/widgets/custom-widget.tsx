import { Suspense, useState } from "react";
import { type CustomWidgetProps, customWidgets } from "../custom-parts.tsx";
import { lazyPart } from "../lazy-part.tsx";

/** A widget of the portal's own, by its name. */
export function CustomWidget({ widget }: CustomWidgetProps) {
  const [Widget] = useState(() => lazyPart(customWidgets[widget.name]));
  return (
    <Suspense>
      <Widget widget={widget} />
    </Suspense>
  );
}
