"use client";

import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { fittingCount, gap, type ToolbarRoom } from "./fitting.js";

const noRoom: ToolbarRoom = { onTheLine: 0, onItsOwn: 0 };

/**
 * How many of the actions in `row` fit into the toolbar it stands in; all until they were measured. They are
 * measured again under another `key`, and when one has another width: a font came late, a spinner stands in it.
 */
export function useFitting(row: RefObject<HTMLElement | null>, count: number, key: string): number {
  const [room, setRoom] = useState(noRoom);
  const [measured, setMeasured] = useState<{ key: string; widths: readonly number[] }>();
  const isMeasured = measured?.key === key;
  const shown = isMeasured ? fittingCount(measured.widths, room) : count;
  useBrowserLayoutEffect(() => {
    if (isMeasured || !row.current) return;
    setRoom(roomFor(row.current));
    setMeasured({ key, widths: actionsIn(row.current).map((action) => action.offsetWidth) });
  });
  useEffect(() => {
    const element = row.current;
    const bar = element?.parentElement;
    if (!bar || !measured) return;
    const observer = new ResizeObserver(() => {
      const now = roomFor(element);
      const isAnother = now.onTheLine !== room.onTheLine || now.onItsOwn !== room.onItsOwn;
      // Before it is painted, so that nothing is seen on a second line first.
      if (isAnother) flushSync(() => setRoom(now));
      const isOtherwise = actionsIn(element).some(
        ({ offsetWidth }, index) => offsetWidth !== measured.widths[index],
      );
      if (isOtherwise) setMeasured(undefined);
    });
    // In the next frame: of what changes within the one that it was told of, browsers report an error to the window.
    const frame = requestAnimationFrame(() => {
      for (const watched of [bar, ...partsOf(bar), ...actionsIn(element).slice(0, shown)]) {
        observer.observe(watched);
      }
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [row, measured, shown, room]);
  return shown;
}

/** What the toolbar leaves for its actions, whether all shares one line or the actions begin one. */
function roomFor(row: HTMLElement): ToolbarRoom {
  const bar = row.parentElement;
  if (!bar) return noRoom;
  const style = getComputedStyle(bar);
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  const inside = bar.clientWidth - padding - Number.parseFloat(getComputedStyle(row).marginInlineEnd);
  const taken = (parts: readonly HTMLElement[]) =>
    parts.reduce((sum, { offsetWidth }) => sum + offsetWidth + gap, 0);
  const parts = partsOf(bar);
  const onTheLine = inside - taken(parts);
  if (isWide(bar)) return { onTheLine, onItsOwn: onTheLine };
  return {
    onTheLine,
    onItsOwn: inside - taken(parts.filter(({ dataset }) => dataset.toolbarPart === "beside")),
  };
}

/** As wide as a list beside the sidebar of a laptop: one line is enough there, some actions behind 'More' or not. */
function isWide({ clientWidth }: HTMLElement): boolean {
  return clientWidth >= 56 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

function partsOf(bar: HTMLElement): readonly HTMLElement[] {
  return [...bar.querySelectorAll<HTMLElement>("[data-toolbar-part]")];
}

function actionsIn(row: HTMLElement): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>("[data-toolbar-action]")];
}
