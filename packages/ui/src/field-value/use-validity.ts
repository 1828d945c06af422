"use client";

import { type RefObject, useEffect } from "react";

/** Keeps the form from being submitted while the field has a problem of its own, as the browser's own checks do. */
export function useValidity(
  input: RefObject<{ setCustomValidity: (message: string) => void } | null>,
  problem: string | undefined,
): void {
  useEffect(() => {
    input.current?.setCustomValidity(problem ?? "");
  }, [input, problem]);
}
