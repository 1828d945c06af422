"use client";

import { type RefObject, useState } from "react";
import { subscribeToModals } from "../dialog/open-modals.js";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";

/**
 * The element that contains the notifications. While a modal is open, it is in the dialog: the rest of the page is out
 * of reach for the keyboard and screen readers. It stays the same element, so that nothing is announced twice.
 * @param home where it is otherwise
 */
export function useStackHost(
  home: RefObject<HTMLElement | null>,
  dialog: Element | null | undefined,
): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();
  useBrowserLayoutEffect(() => setHost(document.createElement("div")), []);
  useBrowserLayoutEffect(() => {
    if (!host) return;
    const takeHome = () => home.current?.append(host);
    takeHome();
    // A modal leaves what contains live regions accessible, which the dialog below it must not be.
    const unsubscribe = subscribeToModals(takeHome);
    let isCurrent = true;
    // While it moves, a dialog would move the notifications too.
    const moves = dialog?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(moves).then(() => isCurrent && dialog?.append(host));
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [host, home, dialog]);
  return host;
}
