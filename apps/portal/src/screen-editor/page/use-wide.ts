import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Whether an element has room for two things beside each other.
 * @param from pixels
 */
export function useWide(element: RefObject<HTMLElement | null>, from: number): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const measure = () => setWide(observed.clientWidth >= from);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element, from]);
  return isWide;
}
