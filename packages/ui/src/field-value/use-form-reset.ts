"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Calls `onReset` when the form of the element is reset. */
export function useFormReset(
  element: RefObject<{ form: HTMLFormElement | null } | null>,
  onReset: () => void,
): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = element.current?.form;
    const reset = () => latest.current();
    form?.addEventListener("reset", reset);
    return () => form?.removeEventListener("reset", reset);
  }, [element]);
}
