"use client";

import { type RefObject, useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { useIsHydrated } from "../hydration/use-is-hydrated.js";

/** The width of the last table, as an estimate for the next one. */
let lastWidth: number | undefined;

/** The width in px that the rows have. Undefined on a server. */
export function useTableWidth(
  scroller: RefObject<HTMLElement | null>,
  isFitted: boolean,
): number | undefined {
  const isHydrated = useIsHydrated();
  const [width, setWidth] = useState(isHydrated ? lastWidth : undefined);
  useBrowserLayoutEffect(() => {
    const element = scroller.current;
    if (!isFitted || !element) return;
    const measure = () => {
      // Zero while it is hidden.
      if (element.clientWidth === 0) return;
      lastWidth = element.clientWidth;
      setWidth(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, isFitted]);
  return width;
}

/** The number of rows whose buttons are measured. */
const measuredRows = 16;
/** The padding of the buttons' cell in px, as in table-cells.css, and its border. */
const actionsPadding = 13;
const minActionsWidth = 40;

interface ActionsWidthOptions {
  /** The buttons are measured again for other rows. */
  rows: readonly unknown[];
  isFitted: boolean;
  hasActions: boolean;
  /** The given width in px; undefined to measure it. */
  actionsWidth: number | undefined;
  scroller: RefObject<HTMLElement | null>;
}

/** The width in px of the rows' buttons; 0 without buttons. */
export function useActionsWidth({
  rows,
  isFitted,
  hasActions,
  actionsWidth,
  scroller,
}: ActionsWidthOptions): number {
  const [measured, setMeasured] = useState(minActionsWidth);
  const isMeasured = isFitted && hasActions && actionsWidth === undefined;
  useBrowserLayoutEffect(() => {
    if (!isMeasured) return;
    const cells = [...(scroller.current?.querySelectorAll("tbody td[data-actions]") ?? [])];
    const widths = cells.slice(0, measuredRows).map((cell) => {
      const content = document.createRange();
      content.selectNodeContents(cell);
      return Math.ceil(content.getBoundingClientRect().width) + actionsPadding;
    });
    setMeasured(Math.max(minActionsWidth, ...widths));
  }, [isMeasured, rows, scroller]);
  return hasActions ? (actionsWidth ?? measured) : 0;
}
