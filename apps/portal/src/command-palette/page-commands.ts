import type { ToolbarAction } from "@portico/ui";
import { useEffect } from "react";

let current: readonly ToolbarAction[] = [];

/** Offers a page's toolbar actions in the command palette while the page is open. */
export function usePageCommands(actions: readonly ToolbarAction[]): void {
  useEffect(() => {
    current = actions;
  });
  useEffect(
    () => () => {
      current = [];
    },
    [],
  );
}

/** Returns the actions of the open page that can be run now. */
export function readPageCommands(): readonly ToolbarAction[] {
  return current.filter(({ disabledReason, isLoading }) => disabledReason === undefined && !isLoading);
}
