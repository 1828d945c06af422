"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** `useLayoutEffect` in a browser; on a server, where layout effects only warn, the plain one. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** A ref that holds the value of the last render, for handlers that must not change with it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useBrowserLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
