import type { ActionKind, ActionOf, ScreenAction } from "@portico/screens";
import type { ToolbarAction } from "@portico/ui";
import type { Shortcut } from "./shortcut.ts";

/** The key of each kind of action. A screen's first action of the kind gets it. */
export const keysOfKinds = {
  notes: "n",
  changeStatus: "s",
  assign: "a",
  export: "e",
} as const satisfies Readonly<Partial<Record<ActionKind, string>>>;

/** Returns the shortcuts of the actions that have a key: that of their kind, or their own. */
export function actionShortcuts(
  actions: readonly ScreenAction[],
  group: Shortcut["group"],
  run: (id: string) => void,
): Shortcut[] {
  const shortcut = (key: string, { id, label }: ScreenAction) => ({
    keys: [key],
    label,
    group,
    run: () => run(id),
  });
  const ofKinds = Object.entries(keysOfKinds).flatMap(([kind, key]) => {
    const action = actions.find((one) => (kind === "changeStatus" ? changesStatus(one) : one.kind === kind));
    return action ? [shortcut(key, action)] : [];
  });
  return [...ofKinds, ...actions.flatMap((one) => (one.key === undefined ? [] : [shortcut(one.key, one)]))];
}

/** Whether an action sets the status of rows: with a dialog, or with the value of its picker. */
export function changesStatus(action: ScreenAction): action is ActionOf<"changeStatus"> | ActionOf<"call"> {
  return action.kind === "changeStatus" || (action.kind === "call" && action.picker?.field === "statusId");
}

/** The toolbar whose button a shortcut presses. */
export interface PressedToolbar {
  readonly actions: readonly ToolbarAction[];
  /** Called with the reason if an action is disabled. */
  readonly onDisabled: (reason: string) => void;
}

/** Presses the button of an action, or opens its menu. If a value must be chosen first, moves the focus there. */
export function pressAction(id: string, { actions, onDisabled }: PressedToolbar): void {
  const action = actions.find((one) => one.id === id);
  if (!action || action.isLoading) return;
  const picker = document.querySelector<HTMLSelectElement>(`main [data-picker="${CSS.escape(id)}"] select`);
  if (picker?.value === "") {
    picker.focus();
    return;
  }
  const { items = [], disabledReason } = action;
  if (disabledReason) onDisabled(disabledReason);
  else if (items.length > 1) openMenu(action.label);
  else (items[0] ?? action).onPress?.();
}

/** Opens the menu of a toolbar button, or the 'More' menu if the button is in it. */
function openMenu(label: string): void {
  const triggers = [
    ...document.querySelectorAll<HTMLElement>("main [role=group] button[aria-haspopup=menu]"),
  ];
  const trigger = triggers.find((button) => button.textContent === label) ?? triggers[0];
  trigger?.focus();
  trigger?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
}
