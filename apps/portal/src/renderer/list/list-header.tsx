import type { ListScreen } from "@portico/portal-config";
import { Select } from "@portico/ui";
import { type ReactNode, Suspense } from "react";
import { messages } from "../../messages/messages.ts";
import { Heading } from "../heading.tsx";
import { lazyPart } from "../lazy-part.tsx";

const Widgets = lazyPart(async () => (await import("../widgets/widgets.tsx")).Widgets);

/** Props of `ListHeader`. */
export interface ListHeaderProps {
  screen: ListScreen;
  /** Shown below the title. @default none */
  summary?: ReactNode;
  /** The id of the current variant. */
  variant: string | undefined;
  onVariantChange: (variant: string) => void;
}

/** The title of a list, the selection of its variant, and the widgets above the table. */
export function ListHeader({ screen, summary, variant, onVariantChange }: ListHeaderProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="me-auto min-w-0 wrap-anywhere">
          <Heading level={1} className="text-title font-semibold">
            {screen.title}
          </Heading>
          {screen.description && <p className="text-form text-fg-muted">{screen.description}</p>}
          {summary}
        </div>
        {screen.variants && (
          <div data-print="hidden">
            <Select
              label={messages.listPage.variant}
              isLabelHidden
              className="w-52"
              value={variant ?? ""}
              options={screen.variants.map(({ id, label }) => ({ value: id, label }))}
              onChange={(event) => onVariantChange(event.target.value)}
            />
          </div>
        )}
      </div>
      {screen.header && (
        <Suspense fallback={<div className="min-h-20" />}>
          <Widgets screen={screen} />
        </Suspense>
      )}
    </>
  );
}
