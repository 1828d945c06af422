import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Whether an element is at least this wide.
 * @param from in rem, so that larger text needs more room
 */
export function useIsWide(element: RefObject<HTMLElement | null>, from: number): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const measure = () => setWide(observed.clientWidth >= from * rem);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element, from]);
  return isWide;
}
