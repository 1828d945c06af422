"use client";

import type { RefObject } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";

/**
 * Focuses the heading when the panel opens. When it closes, the focus returns to `opener`, unless it has moved
 * to the page in the meantime.
 */
export function usePanelFocus(
  panel: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  opener: Element | null,
): void {
  useBrowserLayoutEffect(() => {
    const element = panel.current;
    heading.current?.focus({ preventScroll: true });
    return () => {
      const hasFocus = element?.contains(document.activeElement) ?? false;
      if (hasFocus && opener instanceof HTMLElement) opener.focus();
    };
  }, [panel, heading, opener]);
}
