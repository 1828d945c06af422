import { useSyncExternalStore } from "react";
import type { PageTitles } from "./page-title.ts";

let titles: PageTitles = new Map();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the titles of open pages. */
export function changeOpenPageTitles(change: (before: PageTitles) => PageTitles) {
  titles = change(titles);
  for (const listener of listeners) listener();
}

/** The titles of open pages by address. */
export function useOpenPageTitles(): PageTitles {
  return useSyncExternalStore(subscribe, () => titles);
}
