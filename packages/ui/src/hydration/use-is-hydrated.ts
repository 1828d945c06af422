"use client";

import { useCurrent } from "./use-current.js";

/** False on a server and during hydration, which must match the server's HTML; then true. */
export function useIsHydrated(): boolean {
  return useCurrent(() => 1) !== undefined;
}
