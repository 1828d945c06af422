"use client";

import { type RefObject, useSyncExternalStore } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";

/** The open modals, the topmost last. */
let openModals: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]) {
  openModals = next;
  for (const notify of listeners) notify();
}

/** Calls the listener when a modal has opened or closed, before it hides the rest of the page from screen readers. */
export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Registers a modal while it is mounted. */
export function useOpenModal(overlay: RefObject<HTMLElement | null>): void {
  useBrowserLayoutEffect(() => {
    const { current } = overlay;
    if (!current) return;
    change([...openModals, current]);
    return () => change(openModals.filter((one) => one !== current));
  }, [overlay]);
}

/** The overlay of the topmost open modal, whose first child is its dialog. Undefined if none is open. */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribeToModals,
    () => openModals.at(-1),
    () => undefined,
  );
}
