import type { ListRow } from "@portico/contract/schemas";
import type { ScreenAction } from "@portico/portal-config";
import type { ToolbarAction } from "@portico/ui";
import { useNotify } from "@portico/ui/notification";
import { type ReactNode, useCallback, useMemo } from "react";
import { type IsPermitted, usePermitted } from "../../use-permitted.ts";
import type { ActionContext } from "../action-kind.ts";
import { disabledReasonOf, requiredRowsOf } from "../readiness.ts";
import type { ActionTarget } from "../target.ts";
import { actionIcon } from "./action-icons.tsx";
import { actionKinds } from "./action-kinds.ts";
import { choicesOf } from "./choices.ts";
import { RowButtons } from "./row-buttons.tsx";
import { busyKey, type Pressed, useStartedAction } from "./use-started-action.tsx";

/** What a list does with its actions. */
export interface Actions {
  /** The buttons of the list. */
  readonly toolbar: readonly ToolbarAction[];
  /** The buttons of a row; undefined if rows have none. */
  readonly rowActions: ((row: ListRow) => ReactNode) | undefined;
  /** What Enter and double click do; undefined if rows have no action. */
  readonly onRowAction: ((row: ListRow) => void) | undefined;
  /** The dialog that is open. */
  readonly dialog: ReactNode;
}

/**
 * The actions of a screen, for what is selected. Those whose access is not met are not there; those that cannot be
 * taken say why. A dialog continues with the rows it was opened for, whatever is selected in the meantime.
 */
export function useActions(context: ActionContext, target: ActionTarget): Actions {
  const { screen, nameOf } = context;
  const isPreview = context.origin?.isPreview ?? false;
  const isPermitted = usePermitted();
  const notify = useNotify();
  const { start, busy, dialog } = useStartedAction(context);
  const offered = useMemo(() => offeredOf(screen.actions, isPermitted), [screen, isPermitted]);
  const ofRows = useMemo(() => offeredOf(screen.rowActions, isPermitted), [screen, isPermitted]);
  const press = useCallback(
    (action: ScreenAction, how: Pick<Pressed, "target" | "rowId" | "choice">) =>
      void start({ ...how, kind: action.kind, action }),
    [start],
  );

  const toolbar = offered.map((action): ToolbarAction => {
    const items = choicesOf(action).map(({ id, label }) => ({
      id,
      label,
      onPress: () => press(action, { target, choice: id }),
    }));
    return {
      id: action.id,
      label: action.label,
      icon: actionIcon(action),
      variant: action.tone ?? "secondary",
      tone: action.tone === "danger" ? "danger" : "neutral",
      isLoading: busy.includes(busyKey(action)),
      disabledReason: reasonFor(action, target, isPreview),
      ...(items.length > 0 && { items }),
      onPress: () => press(action, { target }),
    };
  });

  // A string, so that rows rerender only when their buttons change.
  const busyRows = busy.filter((key) => !key.endsWith(" ")).join("\n");
  const rowActions = useMemo(() => {
    if (ofRows.length === 0) return undefined;
    return (row: ListRow) => (
      <RowButtons
        actions={ofRows}
        row={row}
        name={nameOf(row)}
        busy={busyRows.split("\n")}
        isPreview={isPreview}
        onPress={press}
      />
    );
  }, [ofRows, nameOf, busyRows, isPreview, press]);
  const [main] = ofRows;
  return {
    toolbar,
    rowActions,
    onRowAction:
      main &&
      ((row) => {
        const on = { rows: [row] };
        const text = reasonFor(main, on, isPreview);
        if (text === undefined) press(main, { target: on, rowId: row.id });
        else notify({ tone: "warning", text });
      }),
    dialog,
  };
}

function offeredOf(actions: readonly ScreenAction[] = [], isPermitted: IsPermitted): readonly ScreenAction[] {
  return actions.filter(({ access }) => isPermitted({ access }));
}

function reasonFor(action: ScreenAction, target: ActionTarget, isPreview: boolean): string | undefined {
  return disabledReasonOf(action, requiredRowsOf(action, actionKinds[action.kind].needs), target, isPreview);
}
