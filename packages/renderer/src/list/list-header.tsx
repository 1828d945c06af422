import type { ListScreen } from "@portico/screens";
import { Select } from "@portico/ui";
import type { ReactNode } from "react";
import { Heading } from "../heading.tsx";
import { usePageMessages } from "../messages/page.ts";

export interface ListHeaderProps {
  screen: ListScreen;
  /** Shown below the title. @default none */
  summary?: ReactNode;
  /** The id of the current variant. */
  variant: string | undefined;
  onVariantChange: (variant: string) => void;
  /** The menu of saved views. */
  views: ReactNode;
  /** The controls of its rows and columns, at the end of the line. */
  tools: ReactNode;
}

/** The title of a list, its views, variants and controls on one line, and its description. */
export function ListHeader({ screen, summary, variant, onVariantChange, views, tools }: ListHeaderProps) {
  const texts = usePageMessages().listPage;
  return (
    <div className="page:grid page:min-w-0">
      <div
        data-keep-clear=""
        className="page:flex page:min-w-0 page:flex-wrap page:items-center page:gap-x-4 page:gap-y-1"
      >
        {/* A name that is still loading gets the width of most names, so that the toolbar does not move. */}
        <Heading
          level={1}
          className={`page:text-title page:font-semibold page:wrap-anywhere ${summary ? "page:min-w-[min(16rem,100%)]" : "page:min-w-0"}`}
        >
          {screen.title}
        </Heading>
        {views}
        {screen.variants && (
          <div data-print="hidden">
            <Select
              label={texts.variant}
              isLabelHidden
              className="page:w-48"
              value={variant ?? ""}
              options={screen.variants.map(({ id, label }) => ({ value: id, label }))}
              onChange={(event) => onVariantChange(event.target.value)}
            />
          </div>
        )}
        <div data-print="hidden" className="page:ms-auto page:flex page:items-center page:gap-2">
          {tools}
        </div>
      </div>
      {screen.description && <p className="page:text-table page:text-fg-muted">{screen.description}</p>}
      {summary}
    </div>
  );
}
