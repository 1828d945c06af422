import { useEffect, useSyncExternalStore } from "react";
import type { PageTitles } from "./page-title.ts";

let titles: PageTitles = new Map();
const listeners = new Set<() => void>();

function change(next: PageTitles) {
  titles = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Titles a page in the breadcrumbs for as long as the component is mounted.
 * @param title undefined while it is loading
 */
export function useOpenPageTitle(address: string, title: string | undefined) {
  useEffect(() => {
    if (!title) return;
    change(new Map(titles).set(address, title));
    return () => change(new Map([...titles].filter(([other]) => other !== address)));
  }, [address, title]);
}

/** The titles of open pages by address. */
export function useOpenPageTitles(): PageTitles {
  return useSyncExternalStore(subscribe, () => titles);
}
