import { useEffect } from "react";
import type { Shortcut } from "./shortcut.ts";

let shortcuts: readonly Shortcut[] = [];

/** Adds shortcuts. Returns a function that removes them. */
export function addShortcuts(added: readonly Shortcut[]): () => void {
  shortcuts = [...shortcuts, ...added];
  return () => {
    shortcuts = shortcuts.filter((one) => !added.includes(one));
  };
}

/** All current shortcuts, in the order in which they were added. */
export function readShortcuts(): readonly Shortcut[] {
  return shortcuts;
}

/**
 * Adds shortcuts while the component is mounted.
 * @param added memoized, because other shortcuts replace the previous ones
 */
export function useShortcuts(added: readonly Shortcut[]): void {
  useEffect(() => addShortcuts(added), [added]);
}
