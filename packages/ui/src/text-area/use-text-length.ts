"use client";

import { type RefObject, useEffect, useState } from "react";

/** Returns the text length of a controlled or uncontrolled text area. */
export function useTextLength(value: unknown, area: RefObject<HTMLTextAreaElement | null>): number {
  const [held, setHeld] = useState(0);
  const isControlled = typeof value === "string";
  useEffect(() => {
    const element = area.current;
    // Setting state in a native listener would restore the controlled value before React's onChange reads the input.
    if (!element || isControlled) return;
    const { form } = element;
    const read = () => setHeld(element.value.length);
    // The form is reset after the event.
    const readLater = () => setTimeout(read, 0);
    read();
    for (const type of ["input", "focus", "blur"]) element.addEventListener(type, read);
    form?.addEventListener("reset", readLater);
    return () => {
      for (const type of ["input", "focus", "blur"]) element.removeEventListener(type, read);
      form?.removeEventListener("reset", readLater);
    };
  }, [area, isControlled]);
  return isControlled ? value.length : held;
}
