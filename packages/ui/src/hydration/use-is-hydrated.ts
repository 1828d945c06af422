"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on a server and during hydration, which must match the server's HTML; then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
