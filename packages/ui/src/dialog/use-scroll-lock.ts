"use client";

import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";

let lockCount = 0;

/**
 * Stops the page from scrolling while a modal is mounted. Sets styles on the element instead of adding a style sheet,
 * which a strict Content Security Policy would block.
 */
export function useScrollLock(): void {
  useBrowserLayoutEffect(() => {
    lockCount += 1;
    const { style, clientWidth } = document.documentElement;
    if (lockCount === 1) {
      style.setProperty("padding-inline-end", `${window.innerWidth - clientWidth}px`);
      style.setProperty("overflow", "hidden");
    }
    return () => {
      lockCount -= 1;
      if (lockCount > 0) return;
      style.removeProperty("padding-inline-end");
      style.removeProperty("overflow");
    };
  }, []);
}
