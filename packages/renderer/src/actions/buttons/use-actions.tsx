import type { ListRow } from "@portico/endpoints/schemas";
import type { ActionKind, ScreenAction } from "@portico/screens";
import type { ToolbarAction } from "@portico/ui";
import { useNotify } from "@portico/ui/notification";
import { type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import type {
  ActionChoice,
  ActionContext,
  ActionImplementation,
  ChoiceRows,
} from "../../action-kinds/action-kind.ts";
import { type ActionTarget, countOf } from "../../action-kinds/target.ts";
import type { ScreenClient } from "../../client/screen-client.ts";
import { lazyPart } from "../../lazy-part.tsx";
import { pageMessages } from "../../messages/page.ts";
import { useIsPhone } from "../../use-is-phone.ts";
import { type IsPermitted, usePermitted } from "../../use-permitted.ts";
import { type DisabledOptions, disabledReasonOf, requiredRowsOf } from "../readiness.ts";
import { actionIcon } from "./action-icons.tsx";
import { actionKinds } from "./action-kinds.ts";
import type { PickedValues } from "./pickers.tsx";
import { rowActionsWidth } from "./row-action-layout.ts";
import { RowButtons } from "./row-buttons.tsx";
import { type ActionByKind, busyKey, type Pressed, useStartedAction } from "./use-started-action.tsx";

const Pickers = lazyPart(async () => (await import("./pickers.tsx")).Pickers);

/** The actions of a list. */
export interface Actions {
  /** The actions of the toolbar. */
  readonly toolbar: readonly ToolbarAction[];
  /** The pickers beside them. Undefined if no action has one. */
  readonly pickers: ReactNode;
  /** Renders the buttons of a row. Undefined if rows have none. */
  readonly rowActions: ((row: ListRow) => ReactNode) | undefined;
  /** The width of these buttons in px. */
  readonly rowActionsWidth: number;
  /** Runs on Enter and double click. Undefined if rows have no action. */
  readonly onRowAction: ((row: ListRow) => void) | undefined;
  /** Starts an action with the value that was chosen in a row's cell. */
  readonly startInCell: (action: ScreenAction, row: ListRow, value: string) => void;
  /** The open dialog. */
  readonly dialog: ReactNode;
}

/**
 * Returns a screen's actions for the selected rows. Actions that the user may not use are omitted; others can be
 * disabled with a reason. An open dialog keeps its rows when the selection changes.
 */
export function useActions(context: ActionContext, target: ActionTarget): Actions {
  const { screen, nameOf, totalRecords, messages } = context;
  const isPreview = context.origin?.isPreview ?? false;
  const reasons = { texts: pageMessages(messages), isPreview };
  const isPermitted = usePermitted();
  const notify = useNotify();
  const { start, busy, dialog } = useStartedAction(context);
  const toolbarActions = useMemo(() => permittedActions(screen.actions, isPermitted), [screen, isPermitted]);
  const rowButtonActions = useMemo(
    () => permittedActions(screen.rowActions, isPermitted),
    [screen, isPermitted],
  );
  const onPress = useCallback(
    (action: ScreenAction, how: Pick<Pressed, "target" | "rowId" | "choice">) =>
      void start({ ...how, kind: action.kind, action }),
    [start],
  );

  // Only rows with the list's own ids can be exported.
  const canExport = !isPreview && context.client.services.selections && (screen.rowId ?? "id") === "id";
  const exportable = canExport ? countOf(target) : 0;
  const [picked, setPicked] = useState<PickedValues>({});
  // Where the toolbar may have an action in its 'More' menu, its button is beside its picker instead.
  const isPhone = useIsPhone();
  const pickerActions = toolbarActions.filter((action) => "picker" in action && action.picker);
  const toolbar = toolbarActions.map((action): ToolbarAction => {
    const items = choicesOf(action, { selected: exportable, total: totalRecords, messages }).map(
      ({ id, label }) => ({
        id,
        label,
        onPress: () => onPress(action, { target, choice: id }),
      }),
    );
    return {
      id: action.id,
      label: action.label,
      icon: actionIcon(action),
      variant: action.tone ?? "secondary",
      tone: action.tone === "danger" ? "danger" : "neutral",
      isLoading: busy.includes(busyKey(action)),
      disabledReason: disabledReasonFor(context.client, action, target, {
        ...reasons,
        picked: picked[action.id],
      }),
      ...(items.length > 0 && { items }),
      onPress: () => onPress(action, { target, choice: picked[action.id] }),
    };
  });

  // A string, so that rows rerender only if their buttons change.
  const busyRows = busy.filter((key) => !key.endsWith(" ")).join("\n");
  const rowActions = useMemo(() => {
    if (rowButtonActions.length === 0) return undefined;
    return (row: ListRow) => (
      <RowButtons
        actions={rowButtonActions}
        row={row}
        name={nameOf(row)}
        busy={busyRows.split("\n")}
        isPreview={isPreview}
        onPress={onPress}
      />
    );
  }, [rowButtonActions, nameOf, busyRows, isPreview, onPress]);
  const [primaryAction] = rowButtonActions;
  const besidePickers = isPhone ? pickerActions.map(({ id }) => id) : [];
  return {
    toolbar: toolbar.filter(({ id }) => !besidePickers.includes(id)),
    pickers: pickerActions.length > 0 && (
      <Suspense
        fallback={pickerActions.map(({ id }) => <div key={id} className="page:h-control page:w-48" />)}
      >
        <Pickers
          actions={pickerActions}
          buttons={isPhone ? toolbar : []}
          values={picked}
          onChange={setPicked}
        />
      </Suspense>
    ),
    rowActions,
    rowActionsWidth: rowActionsWidth(rowButtonActions),
    onRowAction:
      primaryAction &&
      ((row) => {
        const on = { rows: [row] };
        const text = disabledReasonFor(context.client, primaryAction, on, reasons);
        if (text === undefined) onPress(primaryAction, { target: on, rowId: row.id });
        else notify({ tone: "warning", text });
      }),
    startInCell: (action, row, choice) => onPress(action, { target: { rows: [row] }, rowId: row.id, choice }),
    dialog,
  };
}

function permittedActions(
  actions: readonly ScreenAction[] = [],
  isPermitted: IsPermitted,
): readonly ScreenAction[] {
  return actions.filter(({ access }) => isPermitted({ access }));
}

function disabledReasonFor(
  client: ScreenClient,
  action: ScreenAction,
  target: ActionTarget,
  options: DisabledOptions,
): string | undefined {
  const needs = requiredRowsOf(client, action, actionKinds[action.kind].needs);
  return disabledReasonOf(action, needs, target, options);
}

/** Returns the options of an action. Empty if its button has no menu. */
function choicesOf(action: ScreenAction, rows: ChoiceRows): readonly ActionChoice[] {
  return choicesOfKind(action.kind, action, rows);
}

function choicesOfKind<Kind extends ActionKind>(
  kind: Kind,
  action: ActionByKind[Kind],
  rows: ChoiceRows,
): readonly ActionChoice[] {
  const implementation: ActionImplementation<Kind> = actionKinds[kind];
  return "run" in implementation ? (implementation.choices?.(action, rows) ?? []) : [];
}
