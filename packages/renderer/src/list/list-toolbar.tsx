import type { ListScreen } from "@portico/screens";
import { Toolbar, type ToolbarAction, type ToolbarProps } from "@portico/ui";
import { MarkAll } from "@portico/ui/data-table";
import type { ReactNode } from "react";
import { useCallOrigin } from "../client/call-origin.ts";
import { useClient } from "../client/screen-client.ts";
import { usePageMessages } from "../messages/page.ts";
import type { ListSelection } from "../selection/use-list-selection.ts";
import { ColumnTools, type ColumnToolsProps } from "./column-tools.tsx";

/** A screen with this many actions has them in a row of their own, and the selection beside the title. */
const manyActions = 10;

/** Props of `ListToolbar`. */
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
  tools: ColumnToolsProps;
}

/** The actions of a list, its selection, and the controls of its columns. */
export function ListToolbar(props: ListToolbarProps) {
  const { screen, actions, pickers, selection, pageIds, matching, hasMoreMatching, tools } = props;
  const isPreview = useCallOrigin()?.isPreview;
  const { services } = useClient();
  const { mode = "none", allMatching = false } = screen.selection ?? {};
  const canSelectAllMatching =
    allMatching && services.selections !== undefined && !selection.isFrozen && !isPreview;
  const { title } = screen;
  const texts = usePageMessages().listPage;
  const label = texts.toolbar(title);
  const rest: Omit<ToolbarProps, "label"> = {
    ...(mode === "none" ? {} : { selectedCount: selection.count, onUnmarkAll: selection.unmarkAll }),
    end: <ColumnTools {...tools} />,
    children: mode === "many" && (
      <MarkAll
        selectedIds={selection.selectedIds}
        pageIds={pageIds}
        matching={matching}
        hasMoreMatching={hasMoreMatching}
        onSelectionChange={selection.change}
        {...(canSelectAllMatching ? { onSelectAllMatching: selection.selectAllMatching } : {})}
      />
    ),
  };
  if ((screen.actions?.length ?? 0) >= manyActions) {
    return (
      <>
        <Toolbar
          className="page:min-w-0 page:grow page:basis-[30rem]"
          label={texts.selectionBar(title)}
          {...rest}
        />
        <div className="page:flex page:min-w-0 page:basis-full page:flex-wrap page:items-center page:gap-2">
          {pickers}
          <Toolbar className="page:min-w-0 page:grow page:basis-80" label={label} actions={actions} />
        </div>
      </>
    );
  }
  return (
    <div
      className={`page:flex page:min-w-0 page:grow page:flex-wrap page:items-center page:gap-2 ${basisBeside(screen)}`}
    >
      {pickers}
      <Toolbar className="page:min-w-0 page:grow page:basis-80" label={label} actions={actions} {...rest} />
    </div>
  );
}

/** The width below which the actions get a row of their own: the choice of columns leaves too little space beside it. */
function basisBeside({ variants }: ListScreen): string {
  return variants ? "page:basis-[60rem]" : "page:basis-[44rem]";
}
