"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page is awake: false on a server and while its page is hydrated, which must find what it drew. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
