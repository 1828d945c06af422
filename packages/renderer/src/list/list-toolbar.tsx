import type { ListScreen } from "@portico/screens";
import { Toolbar, type ToolbarAction } from "@portico/ui";
import { MarkAll } from "@portico/ui/data-table";
import type { ReactNode } from "react";
import { useCallOrigin } from "../client/call-origin.ts";
import { useClient } from "../client/screen-client.ts";
import { usePageMessages } from "../messages/page.ts";
import type { ListSelection } from "../selection/use-list-selection.ts";

export interface ListToolbarProps {
  screen: ListScreen;
  actions: readonly ToolbarAction[];
  /** The values to choose for actions. */
  pickers: ReactNode;
  selection: ListSelection;
  /** The ids of the current page. */
  pageIds: readonly string[];
  /** The number of matching rows on all pages. */
  matching: number;
  /** Whether there are more matching rows than `matching`, because counting stopped there. */
  hasMoreMatching: boolean;
}

/** The actions of a list and its selection: a row below the title, on phones a bar at the bottom of the window. */
export function ListToolbar(props: ListToolbarProps) {
  const { screen, actions, pickers, selection, pageIds, matching, hasMoreMatching } = props;
  const isPreview = useCallOrigin()?.isPreview;
  const { services } = useClient();
  const { mode = "none", allMatching = false } = screen.selection ?? {};
  const canSelectAllMatching =
    allMatching && services.selections !== undefined && !selection.isFrozen && !isPreview;
  const texts = usePageMessages().listPage;
  if (mode === "none" && actions.length === 0) return null;
  return (
    <div
      data-keep-clear=""
      className="page:flex page:min-w-0 page:flex-wrap page:items-center page:gap-2 page:max-[40rem]:sticky page:max-[40rem]:bottom-0 page:max-[40rem]:z-10 page:max-[40rem]:order-last page:max-[40rem]:-mx-4 page:max-[40rem]:-mb-4 page:max-[40rem]:border-t page:max-[40rem]:border-border page:max-[40rem]:bg-surface page:max-[40rem]:px-4 page:max-[40rem]:py-2 page:print:hidden"
    >
      {pickers}
      <Toolbar
        className="page:min-w-0 page:basis-80"
        label={texts.toolbar(screen.title)}
        actions={actions}
        {...(mode !== "none" && { selectedCount: selection.count, onUnmarkAll: selection.unmarkAll })}
      >
        {mode === "many" && (
          <MarkAll
            selectedIds={selection.selectedIds}
            pageIds={pageIds}
            matching={matching}
            hasMoreMatching={hasMoreMatching}
            onSelectionChange={selection.change}
            {...(canSelectAllMatching ? { onSelectAllMatching: selection.selectAllMatching } : {})}
          />
        )}
      </Toolbar>
    </div>
  );
}
