import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { canMoveFocus } from "../can-move-focus.ts";
import { useLocation } from "../host/use-router.ts";
import { rowElement } from "../row-element.ts";
import { type ListPosition, readListPosition, saveListPosition } from "./list-positions.ts";

/**
 * Moves the focus to the list's rows after navigation within the portal, so that work can begin without many Tab
 * presses. Screen readers then announce the table by its name, which is the title of the page, and its first row. The
 * focus stays where it is on the first page of a visit, and if the user has moved it into the page meanwhile. After
 * Back and Forward, the list is scrolled as it was left, and the focus is on the row that had it.
 * @param isReady whether the rows, or the message in their place, are shown, and the list is not only a preview
 * @returns the ref of the list's root
 */
export function useListPosition(isReady: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const isFirstPage = useRef(key === "default");
  const shownKey = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!isReady) return;
    return () => {
      if (root.current) saveListPosition(key, positionOf(root.current));
    };
  }, [key, isReady]);
  useLayoutEffect(() => {
    const position = readListPosition(key);
    if (!isReady || !root.current || shownKey.current === key || !position) return;
    scrollTo(root.current, position);
  }, [key, isReady]);
  useEffect(() => {
    const isSameList = shownKey.current !== undefined;
    const list = root.current;
    if (!isReady || !list || shownKey.current === key) return;
    shownKey.current = key;
    const position = readListPosition(key);
    if (isSameList || (isFirstPage.current && !position)) return;
    const frame = requestAnimationFrame(() => {
      // By now the list has its full height, and a windowed table has rendered the rows at the position.
      if (position) scrollTo(list, position);
      if (canMoveFocus()) startOf(list, position?.rowId)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, isReady]);
  return root;
}

/** Returns the element that has the focus when work begins: that of a row, or the first one. */
function startOf(list: Element, rowId: string | undefined): HTMLElement | undefined {
  return (
    (rowId === undefined ? undefined : rowElement(list, rowId)) ??
    list.querySelector<HTMLElement>(tabStop) ??
    list.querySelector<HTMLElement>("table[tabindex]") ??
    undefined
  );
}

function positionOf(list: Element): ListPosition {
  const table = scrollerIn(list);
  const focused = document.activeElement?.closest<HTMLElement>("tr[data-row-id]");
  const row = focused && list.contains(focused) ? focused : list.querySelector<HTMLElement>(tabStop);
  return {
    pageTop: list.closest("main")?.scrollTop ?? 0,
    tableTop: table?.scrollTop ?? 0,
    tableLeft: table?.scrollLeft ?? 0,
    rowId: row?.dataset.rowId,
  };
}

const tabStop = "tr[data-row-id][tabindex='0']";

function scrollTo(list: Element, { pageTop, tableTop, tableLeft }: ListPosition): void {
  const main = list.closest("main");
  if (main) main.scrollTop = pageTop;
  scrollerIn(list)?.scrollTo({ top: tableTop, left: tableLeft, behavior: "instant" });
}

function scrollerIn(list: Element): Element | null {
  return list.querySelector(".portico-table-scroller");
}
