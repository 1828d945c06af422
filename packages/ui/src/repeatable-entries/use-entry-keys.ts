"use client";

import { useState } from "react";

/** Returns a stable key per entry: the host's keys, or generated ones. */
export function useEntryKeys(given: readonly string[] | undefined, defaultCount: number) {
  const [held, setHeld] = useState(() => ({
    next: defaultCount,
    keys: Array.from({ length: defaultCount }, (_, index) => String(index)),
  }));
  return {
    keys: given ?? held.keys,
    add: () => setHeld(({ next, keys }) => ({ next: next + 1, keys: [...keys, String(next)] })),
    remove: (index: number) =>
      setHeld(({ next, keys }) => ({ next, keys: keys.filter((_, position) => position !== index) })),
  };
}
