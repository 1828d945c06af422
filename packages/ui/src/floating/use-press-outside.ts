"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Calls `onPress` on a press outside all of the elements. Presses of notifications don't count. */
export function usePressOutside(inside: readonly RefObject<Element | null>[], onPress: () => void): void {
  const latest = useRef({ inside, onPress });
  useEffect(() => {
    latest.current = { inside, onPress };
  });
  useEffect(() => {
    const press = (event: PointerEvent) => {
      const { target } = event;
      if (target instanceof Element && target.closest("[data-notice]")) return;
      const isInside = latest.current.inside.some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isInside) latest.current.onPress();
    };
    document.addEventListener("pointerdown", press, true);
    return () => document.removeEventListener("pointerdown", press, true);
  }, []);
}
