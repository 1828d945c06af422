import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Starts each page at its top. Rendered before the page, in the element that scrolls, so that lists can then restore
 * the position in which they were left.
 */
export function ScrollToTop() {
  const marker = useRef<HTMLSpanElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path tells the page
  useLayoutEffect(() => {
    const main = marker.current?.closest("main");
    if (main) main.scrollTop = 0;
  }, [pathname]);
  return <span ref={marker} hidden={true} />;
}
