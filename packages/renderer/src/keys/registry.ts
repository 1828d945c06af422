import { useEffect, useSyncExternalStore } from "react";
import type { Shortcut } from "./shortcut.ts";

let shortcuts: readonly Shortcut[] = [];
let hasSingleKeys = true;
const listeners = new Set<() => void>();

/** Adds shortcuts. Returns a function that removes them. */
export function addShortcuts(added: readonly Shortcut[]): () => void {
  shortcuts = [...shortcuts, ...added];
  for (const notify of listeners) notify();
  return () => {
    shortcuts = shortcuts.filter((one) => !added.includes(one));
  };
}

/** The shortcuts that apply now, in the order in which they were added. The last one with the same keys replaces others. */
export function readShortcuts(): readonly Shortcut[] {
  const applying = shortcuts.filter(({ applies }) => applies?.() ?? true);
  const last = new Map(applying.map((shortcut) => [shortcut.keys.join(" "), shortcut]));
  return applying.filter((shortcut) => last.get(shortcut.keys.join(" ")) === shortcut);
}

/**
 * Adds shortcuts while the component is mounted.
 * @param added memoized, because other shortcuts replace the previous ones
 */
export function useShortcuts(added: readonly Shortcut[]): void {
  useEffect(() => addShortcuts(added), [added]);
}

/** Turns the keys without Ctrl or Cmd on or off, which are on until the user's preferences are known. */
export function setSingleKeys(isOn: boolean): void {
  hasSingleKeys = isOn;
  for (const notify of listeners) notify();
}

/** Whether keys without Ctrl or Cmd are on. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribeShortcuts, () => hasSingleKeys);
}

/** Calls the listener after shortcuts were added, or single keys turned on or off. */
export function subscribeShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
