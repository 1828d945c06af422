"use client";

import { type RefObject, useRef } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { isRightToLeft } from "../text-direction/text-direction.js";
import {
  type Box,
  placeMirroredStack,
  placeStack,
  type StackPlacement,
  widestIn,
} from "./stack-placement.js";

/** What notifications must not cover. Components mark their controls with the attribute. */
const keptClear = "[data-keep-clear], h1";

/** The height in px that is at least shown of the notifications. */
const leastHeight = 72;

/**
 * Places the notifications where they cover no dialog, or without one no toolbar or heading, for as long as they are
 * shown. A dialog without space beside it gets lower, and its buttons stay where they are.
 * @param modal the overlay of the open dialog
 * @param stack what is shown, whose changes are followed
 */
export function useStackPlacement(
  region: RefObject<HTMLElement | null>,
  modal: HTMLElement | undefined,
  stack: readonly { readonly id: string }[],
): void {
  const newest = useRef<string>(undefined);
  useBrowserLayoutEffect(() => {
    const { current } = region;
    const last = stack.at(-1);
    if (!current || !last) return;
    const place = () => placeRegion(current, modal);
    place();
    if (last.id !== newest.current) showCard(current, last.id);
    newest.current = last.id;
    let frame = 0;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    const stop = new AbortController();
    window.addEventListener("resize", placeSoon, stop);
    window.addEventListener("scroll", placeSoon, { capture: true, signal: stop.signal });
    const sizes = new ResizeObserver(placeSoon);
    for (const element of [current.firstElementChild, modal?.firstElementChild]) {
      if (element) sizes.observe(element);
    }
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      stop.abort();
      sizes.disconnect();
      changes.disconnect();
      if (modal) reserve(modal, undefined);
    };
  }, [region, modal, stack]);
}

function placeRegion(region: HTMLElement, modal: HTMLElement | undefined): void {
  const window = { width: document.documentElement.clientWidth, height: innerHeight };
  const { style } = region;
  if (modal) reserve(modal, undefined);
  style.width = `${widestIn(window)}px`;
  const height = region.firstElementChild?.getBoundingClientRect().height ?? 0;
  const dialog = modal?.firstElementChild?.getBoundingClientRect();
  const obstacles = dialog ? [dialog] : boxesToKeepClear();
  const place = isRightToLeft(region) ? placeMirroredStack : placeStack;
  let placed = place(height, window, obstacles);
  const least = Math.min(height, leastHeight);
  if (modal && dialog && placed.maxHeight < least) {
    const maxHeight = Math.min(height, Math.max(least, window.height * 0.3));
    placed = { ...placed, maxHeight, bottom: window.height - maxHeight - 8 };
    reserve(modal, { placed, dialog });
  }
  style.left = `${placed.left}px`;
  style.width = `${placed.width}px`;
  style.bottom = `${placed.bottom}px`;
  style.maxHeight = `${placed.maxHeight}px`;
  // Only what is too high scrolls, because a scroller cuts off shadows.
  style.overflowY = height > placed.maxHeight ? "auto" : "";
}

/** Scrolls to a notification. Nothing else, such as the page, is scrolled. */
function showCard(region: HTMLElement, id: string): void {
  const card = region.querySelector<HTMLElement>(`[data-notice="${id}"]`);
  if (card) region.scrollTop = card.offsetTop + card.offsetHeight - region.clientHeight;
}

function boxesToKeepClear(): readonly Box[] {
  return [...document.querySelectorAll(keptClear)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < innerHeight);
}

/** Keeps the top of the window free of a dialog, whose lower edge stays where it is. */
function reserve({ style }: HTMLElement, space: { placed: StackPlacement; dialog: Box } | undefined): void {
  style.alignItems = space ? "flex-end" : "";
  style.paddingTop = space ? `${innerHeight - space.placed.bottom + 8}px` : "";
  style.paddingBottom = space ? `${innerHeight - space.dialog.bottom}px` : "";
}
