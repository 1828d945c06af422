"use client";

import type { RefObject } from "react";
import { type FocusOrigin, returnFocus } from "../focus-return/focus-return.js";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";

/**
 * Focuses the heading when the panel opens. When it closes, the focus returns to `origin`, unless it has moved
 * to the page in the meantime.
 */
export function usePanelFocus(
  panel: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  origin: FocusOrigin,
): void {
  useBrowserLayoutEffect(() => {
    const element = panel.current;
    heading.current?.focus({ preventScroll: true });
    return () => {
      const hasFocus = element?.contains(document.activeElement) ?? false;
      if (hasFocus) returnFocus(origin);
    };
  }, [panel, heading, origin]);
}
