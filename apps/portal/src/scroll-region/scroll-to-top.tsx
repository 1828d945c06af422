import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Starts each page at its top. Rendered before the page, in the element that scrolls, so that lists can then restore
 * the position in which they were left.
 */
export function ScrollToTop() {
  const marker = useRef<HTMLSpanElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    // The first page is at its top, and setting it would lay out the page once more.
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = marker.current?.closest("main");
    if (main) main.scrollTop = 0;
  }, [pathname]);
  return <span ref={marker} hidden={true} />;
}
