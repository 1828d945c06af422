import type { ListRow } from "@portico/contract/schemas";
import type { ScreenAction } from "@portico/portal-config";
import { Toolbar } from "@portico/ui";
import { useMemo } from "react";
import type { ActionContext } from "../actions/action-kind.ts";
import { useActions } from "../actions/buttons/use-actions.tsx";

/** Props of `RowToolbar`. */
export interface RowToolbarProps {
  actions: readonly ScreenAction[];
  row: ListRow;
  /** The list that the row belongs to. */
  context: ActionContext;
}

/** The actions on one row, as buttons beside its details. Renders nothing if the user may use none of them. */
export function RowToolbar({ actions, row, context }: RowToolbarProps) {
  const ofRow = useMemo<ActionContext>(() => {
    const { rowActions: _none, ...screen } = context.screen;
    return { ...context, screen: { ...screen, actions: [...actions] }, totalRecords: 1 };
  }, [actions, context]);
  const { toolbar, dialog } = useActions(ofRow, { rows: [row] });
  if (toolbar.length === 0) return null;
  return (
    <>
      <Toolbar label={context.screen.title} actions={toolbar} className="min-w-0" />
      {dialog}
    </>
  );
}
