import { useEffect, useSyncExternalStore } from "react";

/** The result of the last action on a list. */
export interface LastResult {
  readonly tone: "success" | "danger";
  readonly text: string;
}

const results = new Map<string, LastResult>();
const listeners = new Set<() => void>();

/** Stores the result to show below a list, or removes it. */
export function setLastResult(list: string, result: LastResult | undefined): void {
  if (result) results.set(list, result);
  else results.delete(list);
  for (const listener of listeners) listener();
}

/** The result of the last action on a list, until the user leaves its page. */
export function useLastResult(list: string): LastResult | undefined {
  useEffect(() => () => setLastResult(list, undefined), [list]);
  return useSyncExternalStore(subscribe, () => results.get(list));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
