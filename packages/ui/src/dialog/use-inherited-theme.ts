"use client";

import type { RefObject } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";

const attributes = ["data-theme", "data-brand", "data-density", "dir"];

/**
 * Gives a modal the theme, brand, density and text direction of the element that opened it, and follows their changes.
 * The modal is mounted elsewhere, so it doesn't inherit them. `place` marks where the modal is declared, for openers
 * without focus.
 */
export function useInheritedTheme(
  modal: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
): void {
  useBrowserLayoutEffect(() => {
    const { activeElement, body } = document;
    const opener = activeElement && activeElement !== body ? activeElement : place.current;
    const copy = () => {
      for (const name of attributes) inherit(modal.current, opener, name);
    };
    copy();
    const observer = new MutationObserver(copy);
    observer.observe(document, { subtree: true, attributeFilter: attributes });
    return () => observer.disconnect();
  }, [modal, place]);
}

function inherit(modal: HTMLElement | null, opener: Element | null, name: string) {
  const source = opener?.isConnected ? opener.closest(`[${name}]`) : null;
  // An element around both is inherited without a copy.
  const value = source && !source.contains(modal) ? source.getAttribute(name) : null;
  if (!modal || !opener?.isConnected || modal.getAttribute(name) === value) return;
  if (value === null) modal.removeAttribute(name);
  else modal.setAttribute(name, value);
}
