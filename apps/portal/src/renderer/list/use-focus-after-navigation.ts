import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the list's rows after navigation within the portal, so that work can begin without many Tab
 * presses. Screen readers then announce the table by its name, which is the title of the page, and its first row. The
 * focus stays where it is on the first page of a visit, and if the user has moved it into the page meanwhile.
 * @param isReady whether the rows, or the message in their place, are shown, and the list is not only a preview
 * @returns the ref of the list's root
 */
export function useFocusAfterNavigation(isReady: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const isDone = useRef(key === "default");
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    const main = root.current?.closest("main");
    const focused = document.activeElement;
    const isElsewhere = focused !== document.body && focused?.closest("aside, nav") === null;
    if (!main || isElsewhere) return;
    const start =
      root.current?.querySelector<HTMLElement>("[role=grid] tbody tr[tabindex='0']") ??
      root.current?.querySelector<HTMLElement>("table[tabindex]");
    start?.focus({ preventScroll: true });
  }, [isReady]);
  return root;
}
