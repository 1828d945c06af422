"use client";

import { type RefObject, useRef } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";

/** A ref with the value of the last render, for handlers with a stable identity. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useBrowserLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
