"use client";

import { type RefObject, useEffect, useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { fittingCount } from "./fitting.js";

/** Distance between two actions, and the most that the button behind which the others stand takes, in px. */
const spaces = { gap: 8, more: 88 };

/**
 * How many of the actions in `row` fit into the width of what it stands in; all until they were measured. They are
 * measured again under another `key`, and when one has another width: a font came late, a spinner stands in it.
 */
export function useFitting(row: RefObject<HTMLElement | null>, count: number, key: string): number {
  const [room, setRoom] = useState(0);
  const [measured, setMeasured] = useState<{ key: string; widths: readonly number[] }>();
  const isMeasured = measured?.key === key;
  const shown = isMeasured ? fittingCount(measured.widths, { ...spaces, room }) : count;
  useBrowserLayoutEffect(() => {
    if (isMeasured || !row.current) return;
    setRoom(roomAround(row.current));
    setMeasured({ key, widths: actionsIn(row.current).map((action) => action.offsetWidth) });
  });
  useEffect(() => {
    const element = row.current;
    if (!element?.parentElement || !measured) return;
    const observer = new ResizeObserver(() => {
      setRoom(roomAround(element));
      const isOtherwise = actionsIn(element).some(
        ({ offsetWidth }, index) => offsetWidth !== measured.widths[index],
      );
      if (isOtherwise) setMeasured(undefined);
    });
    for (const watched of [element.parentElement, ...actionsIn(element).slice(0, shown)]) {
      observer.observe(watched);
    }
    return () => observer.disconnect();
  }, [row, measured, shown]);
  return shown;
}

function roomAround({ parentElement }: HTMLElement): number {
  if (!parentElement) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(parentElement);
  return parentElement.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

function actionsIn(row: HTMLElement): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>("[data-toolbar-action]")];
}
