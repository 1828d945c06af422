import type { ListRow } from "@portico/endpoints/schemas";
import type { ScreenAction } from "@portico/screens";
import { Toolbar } from "@portico/ui";
import { useNotify } from "@portico/ui/notification";
import { Suspense, useMemo } from "react";
import type { ActionContext } from "../action-kinds/action-kind.ts";
import { useActions } from "../actions/buttons/use-actions.tsx";
import { useCommands } from "../host/optional-hooks.ts";
import { pressAction } from "../keys/action-shortcuts.ts";
import { useRecordShortcuts } from "../keys/use-record-shortcuts.ts";
import { usePermitted } from "../use-permitted.ts";

export interface RowToolbarProps {
  actions: readonly ScreenAction[];
  row: ListRow;
  /** The list that the row belongs to. */
  context: ActionContext;
  /** Whether the row is the page, whose actions the command palette then offers. @default false */
  isPage?: boolean;
  /** Whether shortcuts mean this row and not the selected ones. @default always */
  shortcutsApply?: () => boolean;
}

const always = () => true;

/** The actions on one row, as buttons beside its details. Renders nothing if the user may use none of them. */
export function RowToolbar({
  actions,
  row,
  context,
  isPage = false,
  shortcutsApply = always,
}: RowToolbarProps) {
  const ofRow = useMemo<ActionContext>(() => {
    const { rowActions: _none, ...screen } = context.screen;
    return { ...context, screen: { ...screen, actions: [...actions] }, totalRecords: 1 };
  }, [actions, context]);
  const { toolbar, pickers, dialog } = useActions(ofRow, { rows: [row] });
  const isPermitted = usePermitted();
  const notify = useNotify();
  useRecordShortcuts({
    actions: useMemo(
      // On a page, a letter that was meant for a field must not change the record. Notes and forms can be discarded.
      () =>
        actions.filter(
          ({ access, kind }) => isPermitted({ access }) && (!isPage || kind === "notes" || kind === "form"),
        ),
      [actions, isPermitted, isPage],
    ),
    run: (id) =>
      pressAction(id, {
        actions: toolbar,
        onDisabled: (reason) => notify({ tone: "info", text: reason }),
      }),
    applies: shortcutsApply,
  });
  useCommands(isPage ? toolbar : undefined);
  if (toolbar.length === 0) return null;
  return (
    <>
      <Suspense>{pickers}</Suspense>
      <Toolbar
        label={context.screen.title}
        actions={toolbar}
        className={isPage ? "page:min-w-0 page:sm:justify-end" : "page:min-w-0"}
      />
      {dialog}
    </>
  );
}
