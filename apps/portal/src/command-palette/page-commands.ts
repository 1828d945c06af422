import type { ToolbarAction } from "@portico/ui";
import { useEffect } from "react";

let current: readonly ToolbarAction[] = [];

/** Offers a page's toolbar actions in the command palette while the page is open. Undefined offers none. */
export function usePageCommands(actions: readonly ToolbarAction[] | undefined): void {
  const isPage = actions !== undefined;
  useEffect(() => {
    if (actions) current = actions;
  });
  useEffect(() => {
    if (!isPage) return;
    return () => {
      current = [];
    };
  }, [isPage]);
}

/** Returns the actions of the open page, also those that are disabled. */
export function readPageCommands(): readonly ToolbarAction[] {
  return current.filter(({ isLoading }) => !isLoading);
}
