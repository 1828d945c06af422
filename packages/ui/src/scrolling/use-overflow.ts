"use client";

import { useEffect, useRef, useState } from "react";

/** Whether an element's content overflows it. */
export function useOverflow() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const isWider = element.scrollWidth > element.clientWidth;
      setOverflowing(isWider || element.scrollHeight > element.clientHeight);
    };
    // Measures now as well, because the observer reports only in the next frame.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { ref, isOverflowing };
}
