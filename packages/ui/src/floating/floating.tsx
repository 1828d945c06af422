"use client";

import { type HTMLAttributes, type RefObject, useLayoutEffect, useRef } from "react";
import { cx } from "../class-names/cx.js";
import { isRightToLeft } from "../text-direction/text-direction.js";
import { type Align, computePosition, onScreen, type Side } from "./position.js";

interface FloatingProps extends HTMLAttributes<HTMLSpanElement> {
  /** The element to position at. @default the parent element */
  anchor?: RefObject<Element | null> | undefined;
  side?: Side | undefined;
  align?: Align | undefined;
  /** Distance from the anchor in px. */
  gap?: number | undefined;
  /** At least as wide as the anchor. */
  isAnchorWide?: boolean | undefined;
}

/**
 * A popover in the browser's top layer while it is mounted. It stays in its place in the DOM, so that a surrounding
 * dialog treats it as inside.
 */
export function Floating({
  anchor,
  side = "bottom",
  align = "start",
  gap = 4,
  isAnchorWide = false,
  className,
  children,
  ...rest
}: FloatingProps) {
  const floating = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = floating.current;
    const base = anchor ? anchor.current : element?.parentElement;
    if (!element || !base) return;
    const put = () => {
      const box = base.getBoundingClientRect();
      if (isAnchorWide) element.style.minWidth = `${box.width}px`;
      element.style.setProperty("--portico-available-height", "none");
      const window = { width: document.documentElement.clientWidth, height: innerHeight };
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const position = computePosition(box, size, window, {
        ...onScreen(side, align, isRightToLeft(element)),
        gap,
      });
      element.style.left = `${position.left}px`;
      element.style.top = `${position.top}px`;
      element.style.setProperty("--portico-available-height", `${position.maxHeight}px`);
      element.dataset.side = position.side;
    };
    element.showPopover?.();
    put();
    const observer = new ResizeObserver(put);
    observer.observe(element);
    addEventListener("resize", put);
    addEventListener("scroll", put, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("resize", put);
      removeEventListener("scroll", put, { capture: true });
      element.hidePopover?.();
    };
  }, [anchor, side, align, gap, isAnchorWide]);
  return (
    <span
      {...rest}
      ref={floating}
      popover="manual"
      className={cx(
        "ui:fixed ui:inset-auto ui:m-0 ui:max-h-(--portico-available-height) ui:max-w-[calc(100vw-1rem)] ui:overflow-visible ui:font-sans ui:whitespace-normal",
        className,
      )}
    >
      {children}
    </span>
  );
}
