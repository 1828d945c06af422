import type { ActionKind, ListScreen } from "@portico/portal-config";
import type { ToolbarAction } from "@portico/ui";
import { useEffect, useMemo, useRef } from "react";
import { messages } from "../messages/messages.ts";
import { useShortcuts } from "./registry.ts";
import { focusSearch, moveRow, toggleRow } from "./row-keys.ts";
import type { Shortcut } from "./shortcut.ts";

/** The key of each kind of action. A screen's first action of the kind gets it. */
const keysOfKinds: Readonly<Partial<Record<ActionKind, string>>> = {
  notes: "n",
  changeStatus: "s",
  assign: "a",
  export: "e",
};

const texts = messages.shortcuts;

/** A list whose shortcuts are available. */
interface ListShortcuts {
  readonly screen: ListScreen;
  readonly actions: readonly ToolbarAction[];
  /** Whether the list is only a part of its page, which then has no shortcuts for it. */
  readonly isPreview: boolean;
  /** Called with the reason if an action is disabled. */
  readonly onDisabled: (reason: string) => void;
}

/** Adds the shortcuts of a list: for its rows, its search and its actions. */
export function useListShortcuts({ screen, actions, isPreview, onDisabled }: ListShortcuts): void {
  const latest = useRef({ actions, onDisabled });
  useEffect(() => {
    latest.current = { actions, onDisabled };
  });
  const available = actions.map(({ id }) => id).join(" ");
  const shortcuts = useMemo(() => {
    if (isPreview) return [];
    const list = (key: string, label: string, run: () => void): Shortcut => ({
      keys: [key],
      label,
      group: "list",
      run,
    });
    const ids = available.split(" ");
    const declared = (screen.actions ?? []).filter(({ id }) => ids.includes(id));
    const ofActions = Object.entries(keysOfKinds).flatMap(([kind, key]) => {
      const action = declared.find((one) => one.kind === kind);
      return action ? [list(key, action.label, () => press(action.id, latest.current))] : [];
    });
    const isSelectable = (screen.selection?.mode ?? "none") !== "none";
    const ofRows = [
      list("j", texts.nextRow, () => moveRow("ArrowDown")),
      list("k", texts.previousRow, () => moveRow("ArrowUp")),
      list("x", texts.toggleRow, toggleRow),
    ];
    return [list("/", texts.search, focusSearch), ...(isSelectable ? ofRows : []), ...ofActions];
  }, [screen, available, isPreview]);
  useShortcuts(shortcuts);
}

function press(id: string, { actions, onDisabled }: Pick<ListShortcuts, "actions" | "onDisabled">): void {
  const action = actions.find((one) => one.id === id);
  if (!action || action.isLoading) return;
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
