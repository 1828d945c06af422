import type { ListScreen } from "@portico/screens";
import { useEffect, useMemo, useRef } from "react";
import { usePageMessages } from "../messages/page.ts";
import { actionShortcuts, type PressedToolbar, pressAction } from "./action-shortcuts.ts";
import { useShortcuts } from "./registry.ts";
import { changePage, focusSearch, hasSearch, moveRow, toggleRow } from "./row-keys.ts";
import type { Shortcut } from "./shortcut.ts";

/** A list whose shortcuts are available. */
interface ListShortcuts extends PressedToolbar {
  readonly screen: ListScreen;
  /** Whether the list is only a part of its page, which then has no shortcuts for it. */
  readonly isPreview: boolean;
}

/** Adds the shortcuts of a list: for its rows, its search and its actions. */
export function useListShortcuts({ screen, actions, isPreview, onDisabled }: ListShortcuts): void {
  const texts = usePageMessages().keys;
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
    const ofActions = actionShortcuts(declared, "list", (id) => pressAction(id, latest.current));
    const isSelectable = (screen.selection?.mode ?? "none") !== "none";
    const hasRowButtons = isSelectable || (screen.rowActions ?? []).length > 0;
    const ofRows = [
      list("j", texts.nextRow, () => moveRow("ArrowDown")),
      list("k", texts.previousRow, () => moveRow("ArrowUp")),
    ];
    return [
      { ...list("/", texts.search, focusSearch), applies: hasSearch },
      ...(hasRowButtons ? ofRows : []),
      list("]", texts.nextPage, () => changePage("next")),
      list("[", texts.previousPage, () => changePage("previous")),
      ...(isSelectable ? [list("x", texts.toggleRow, toggleRow)] : []),
      ...ofActions,
    ];
  }, [screen, available, isPreview, texts]);
  useShortcuts(shortcuts);
}
