"use client";

import { type ForwardedRef, type RefCallback, type RefObject, useCallback, useRef } from "react";

/** Combines the component's own ref with the one it was given, and with another callback ref. */
export function useMergedRef<Element>(
  given: ForwardedRef<Element>,
  other?: RefCallback<Element>,
): [own: RefObject<Element | null>, merged: RefCallback<Element>] {
  const own = useRef<Element>(null);
  const merged = useCallback(
    (element: Element | null) => {
      own.current = element;
      other?.(element);
      if (typeof given === "function") given(element);
      else if (given) given.current = element;
    },
    [given, other],
  );
  return [own, merged];
}
