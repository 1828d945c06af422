import { Suspense } from "react";
import { lazyPart } from "../lazy-part.tsx";
import type { SummaryWidgetsProps } from "../widgets/summary-widgets.tsx";

const SummaryWidgets = lazyPart(async () => (await import("../widgets/summary-widgets.tsx")).SummaryWidgets);
const CustomWidget = lazyPart(async () => (await import("../widgets/custom-widget.tsx")).CustomWidget);

export type ListWidgetsProps = Omit<SummaryWidgetsProps, "widgets">;

/**
 * The widgets above a list: figures from its summary, and custom widgets. Their lines have their height before the code
 * and the data are loaded, so that the list does not move.
 */
export function ListWidgets({ screen, ...list }: ListWidgetsProps) {
  const { header = [] } = screen;
  const summarized = header.filter((widget) => widget.kind !== "custom");
  const custom = header.filter((widget) => widget.kind === "custom");
  return (
    <div className="page:flex page:flex-wrap page:items-center page:gap-x-6 page:gap-y-2">
      {summarized.length > 0 && (
        <div className="page:grid page:min-w-0 page:grow page:basis-[38rem] page:gap-2">
          <Suspense
            fallback={summarized.map((widget) => (
              <div key={JSON.stringify(widget)} className="page:h-control-sm" />
            ))}
          >
            <SummaryWidgets {...list} screen={screen} widgets={summarized} />
          </Suspense>
        </div>
      )}
      {custom.map((widget) => (
        <div
          key={JSON.stringify(widget)}
          className="page:grid page:min-h-control page:min-w-0 page:grow page:basis-96 page:items-center"
        >
          <Suspense>
            <CustomWidget widget={widget} screen={screen} />
          </Suspense>
        </div>
      ))}
    </div>
  );
}
