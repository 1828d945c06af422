import { useState, useSyncExternalStore } from "react";
import { usePageFit } from "../host/optional-hooks.ts";

/** Screens on which the list scrolls in itself, as in list.tsx. */
const ownScroll = "(width >= 56.25rem)";
/** The usual height in px of what a list has besides its rows: the top bar, the title, filters, headers and pager. */
const besides = 330;

function read(): number {
  return window.matchMedia(ownScroll).matches ? Math.max(0, window.innerHeight - besides) : 0;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}

/** Returns the height in px that the window has for the rows of a list; 0 on phones, where the page scrolls. */
export function useHeightForRows(): number {
  return useSyncExternalStore(subscribe, read, () => 0);
}

/**
 * Returns the height in px that the user's pages fit. It stays while the list is open, so that resizing the window loads
 * nothing. Undefined if they choose the size for each list.
 */
export function useFittedHeight(): number | undefined {
  const { isOn } = usePageFit();
  const [height] = useState(read);
  return isOn ? height : undefined;
}
