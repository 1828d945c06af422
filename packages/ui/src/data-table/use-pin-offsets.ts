"use client";

import type { RefObject } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import type { TableColumn } from "./column.js";

/** Measures how far from the ends pinned columns stay, as CSS variables. The browser decides the widths of columns. */
export function usePinOffsets(
  root: RefObject<HTMLElement | null>,
  columns: readonly Pick<TableColumn<never>, "sticky">[],
): void {
  const isPinned = columns.some(({ sticky }, index) => index > 0 && sticky !== undefined);
  useBrowserLayoutEffect(() => {
    const element = root.current;
    const headers = element?.querySelector("thead tr:last-child")?.children;
    if (!element || !headers || !isPinned) return;
    const cells = [...headers];
    const measure = () => {
      setOffsets(element, cells, /^start-/);
      setOffsets(element, cells.toReversed(), /^end-/);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const cell of cells) observer.observe(cell);
    return () => observer.disconnect();
  }, [root, columns, isPinned]);
}

/** `cells` begin at the end of the table that the columns are pinned to. */
function setOffsets(root: HTMLElement, cells: readonly Element[], names: RegExp): void {
  let offset = 0;
  for (const cell of cells) {
    const name = cell.getAttribute("data-sticky") ?? "";
    if (names.test(name)) root.style.setProperty(`--portico-pin-${name}`, `${offset}px`);
    offset += cell.getBoundingClientRect().width;
  }
}
