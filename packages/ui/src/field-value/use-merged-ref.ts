"use client";

import { type ForwardedRef, type RefCallback, type RefObject, useCallback, useRef } from "react";

/** Merges a component's own ref with the one it received. */
export function useMergedRef<Element>(
  given: ForwardedRef<Element>,
): [own: RefObject<Element | null>, merged: RefCallback<Element>] {
  const own = useRef<Element>(null);
  const merged = useCallback(
    (element: Element | null) => {
      own.current = element;
      if (typeof given === "function") given(element);
      else if (given) given.current = element;
    },
    [given],
  );
  return [own, merged];
}
