"use client";

import { type RefObject, useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { useIsHydrated } from "../hydration/use-is-hydrated.js";

/** The width on a server, which cannot measure, in px. */
const serverWidth = 640;

/**
 * The width of an element in px, as it changes. Undefined until it is measured, before the first paint: what depends on
 * it is then rendered once instead of twice.
 */
export function useWidth(element: RefObject<Element | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  const isHydrated = useIsHydrated();
  useBrowserLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(Math.round(current.getBoundingClientRect().width) || serverWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width ?? (isHydrated ? undefined : serverWidth);
}
