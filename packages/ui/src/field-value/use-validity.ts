"use client";

import { type RefObject, useEffect } from "react";

/** Prevents the form from being submitted while the field has an error, like native validation. */
export function useValidity(
  input: RefObject<{ setCustomValidity: (message: string) => void } | null>,
  problem: string | undefined,
): void {
  useEffect(() => {
    input.current?.setCustomValidity(problem ?? "");
  }, [input, problem]);
}
