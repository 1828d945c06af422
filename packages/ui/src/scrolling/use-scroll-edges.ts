"use client";

import { type RefObject, useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";

/** At which ends a line that scrolls horizontally continues. */
export interface ScrollEdges {
  continuesBefore: boolean;
  continuesAfter: boolean;
}

const none: ScrollEdges = { continuesBefore: false, continuesAfter: false };

/**
 * The ends of an element's line that are out of sight.
 * @param content what the line shows; it is measured again when that changes
 */
export function useScrollEdges(line: RefObject<HTMLElement | null>, content: unknown): ScrollEdges {
  const [edges, setEdges] = useState(none);
  useBrowserLayoutEffect(() => {
    const element = line.current;
    if (!element) return;
    const measure = () => {
      // Positions are negative in right-to-left text, and fractions of pixels are no content.
      const position = Math.abs(element.scrollLeft);
      const next = {
        continuesBefore: position > 1,
        continuesAfter: element.scrollWidth - element.clientWidth - position > 1,
      };
      setEdges((before) => (isSame(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [line, content]);
  return edges;
}

function isSame(one: ScrollEdges, other: ScrollEdges): boolean {
  return one.continuesBefore === other.continuesBefore && one.continuesAfter === other.continuesAfter;
}
