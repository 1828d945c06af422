"use client";

import { useEffect, useRef, useState } from "react";

/** Tells whether an element's content is wider or higher than itself. */
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
    // At once as well: the observer speaks only with the next frame.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { ref, isOverflowing };
}
