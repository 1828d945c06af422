"use client";

import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";

/** The available width for a toolbar's actions in px. */
interface AvailableWidth {
  /** Next to all other parts, in the same row. */
  readonly sharedRow: number;
  /** In a row of their own. */
  readonly ownRow: number;
  /** The toolbar is so wide that it has one row if some actions fit into it. @default false */
  readonly isWide?: boolean;
}

/** Distance between two items of a toolbar in px. */
export const gap = 8;

/** Maximum width of the 'More' button in px. */
const more = 88;

/**
 * How many actions of these widths fit: all of them in the shared row, or else as many as fit in their own row. In a
 * wide toolbar, some in the shared row are enough.
 * @param hasMenu there is a 'More' button even if all fit
 */
export function visibleActionCount(
  widths: readonly number[],
  { sharedRow, ownRow, isWide = false }: AvailableWidth,
  hasMenu = false,
): number {
  const shared = countIn(sharedRow, widths, hasMenu);
  const isEnough = shared === widths.length || (isWide && shared > 0);
  return isEnough ? shared : countIn(ownRow, widths, hasMenu);
}

function countIn(available: number, widths: readonly number[], hasMenu: boolean): number {
  let used = -gap;
  let besideMore = 0;
  for (const [index, width] of widths.entries()) {
    used += gap + width;
    if (used + gap + more <= available) besideMore = index + 1;
  }
  return used <= available && !hasMenu ? widths.length : besideMore;
}

const noWidth: AvailableWidth = { sharedRow: 0, ownRow: 0 };

interface Actions {
  count: number;
  /** There is a 'More' button even if all fit. */
  hasMenu: boolean;
  /** They are measured again if it changes. */
  key: string;
}

/**
 * How many of the actions in `row` fit into their toolbar. Shows all until they are measured. Measures again if `key`
 * or a width changes, such as for a font or a spinner.
 */
export function useVisibleActionCount(
  row: RefObject<HTMLElement | null>,
  { count, hasMenu, key }: Actions,
): number {
  const [available, setAvailable] = useState(noWidth);
  const [measured, setMeasured] = useState<{ key: string; widths: readonly number[] }>();
  const isMeasured = measured?.key === key;
  const shown = isMeasured ? visibleActionCount(measured.widths, available, hasMenu) : count;
  useBrowserLayoutEffect(() => {
    if (isMeasured || !row.current) return;
    setAvailable(availableWidth(row.current));
    setMeasured({ key, widths: actionsIn(row.current).map((action) => action.offsetWidth) });
  });
  useEffect(() => {
    const element = row.current;
    const bar = element?.parentElement;
    if (!bar || !measured) return;
    const observer = new ResizeObserver(() => {
      const now = availableWidth(element);
      const isAnother = now.sharedRow !== available.sharedRow || now.ownRow !== available.ownRow;
      // Before paint, to avoid a flash of a second row.
      if (isAnother) flushSync(() => setAvailable(now));
      const isOtherwise = actionsIn(element).some(
        ({ offsetWidth }, index) => offsetWidth !== measured.widths[index],
      );
      if (isOtherwise) setMeasured(undefined);
    });
    // In the next frame, because browsers report an error for changes during the observer's own callback.
    const frame = requestAnimationFrame(() => {
      for (const watched of [bar, ...partsOf(bar), ...actionsIn(element).slice(0, shown)]) {
        observer.observe(watched);
      }
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [row, measured, shown, available]);
  return shown;
}

/** The width that the toolbar leaves for its actions, in a shared row and in their own. */
function availableWidth(row: HTMLElement): AvailableWidth {
  const bar = row.parentElement;
  if (!bar) return noWidth;
  const style = getComputedStyle(bar);
  const padding = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
  const inside = bar.clientWidth - padding - Number.parseFloat(getComputedStyle(row).marginInlineEnd);
  const taken = (parts: readonly HTMLElement[]) =>
    parts.reduce((sum, { offsetWidth }) => sum + offsetWidth + gap, 0);
  const parts = partsOf(bar);
  const beside = isNarrow(bar) ? [] : parts.filter(({ dataset }) => dataset.toolbarPart === "beside");
  return {
    sharedRow: inside - taken(parts),
    ownRow: inside - taken(beside),
    isWide: isWide(bar),
  };
}

/** Wide enough for one row, with or without 'More': as beside the title of a list on a laptop. */
function isWide({ clientWidth }: HTMLElement): boolean {
  return clientWidth >= 44 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** As narrow as a phone, where other parts go to a second row. */
function isNarrow({ clientWidth }: HTMLElement): boolean {
  return clientWidth < 30 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

function partsOf(bar: HTMLElement): readonly HTMLElement[] {
  return [...bar.querySelectorAll<HTMLElement>("[data-toolbar-part]")];
}

function actionsIn(row: HTMLElement): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>("[data-toolbar-action]")];
}
