import { useEffect, useSyncExternalStore } from "react";

/** The title of an open page, if its address does not include it. */
export interface OpenPageTitle {
  readonly address: string;
  /** Undefined while it is loading. */
  readonly title: string | undefined;
  /** Whether it can name a person. It is then not in the title of the browser tab, which the history stores. @default false */
  readonly isPersonal?: boolean;
}

let titles: readonly OpenPageTitle[] = [];
const listeners = new Set<() => void>();

function change(next: readonly OpenPageTitle[]) {
  titles = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Titles a page for as long as the component is mounted. */
export function useOpenPageTitle({ address, title, isPersonal = false }: OpenPageTitle) {
  useEffect(() => {
    if (title === undefined) return;
    const entry = { address, title, isPersonal };
    change([...titles, entry]);
    return () => change(titles.filter((one) => one !== entry));
  }, [address, title, isPersonal]);
}

/** The titles of the open pages. */
export function useOpenPageTitles(): readonly OpenPageTitle[] {
  return useSyncExternalStore(subscribe, () => titles);
}
