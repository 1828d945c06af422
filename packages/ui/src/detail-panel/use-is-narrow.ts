"use client";

import { useSyncExternalStore } from "react";

// Not in print, because a sheet would cover the list.
const query = "screen and (max-width: 56.24rem)";

function subscribe(onChange: () => void) {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** Whether the window is narrower than 900 px. A server renders the wide page. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
