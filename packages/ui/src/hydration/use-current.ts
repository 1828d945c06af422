"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * What the clock says, such as the current year. Undefined on a server and during hydration: a server may have rendered
 * the page long ago.
 * @param read returns a string or a number
 */
export function useCurrent<Value extends string | number>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(never, read, () => undefined);
}

/** The current year in the user's time zone. */
export function thisYear(): number {
  return new Date().getFullYear();
}
