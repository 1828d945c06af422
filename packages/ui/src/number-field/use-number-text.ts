"use client";

import { useState } from "react";

/** The text of a number input. Typed text stays unchanged until the number changes in another way. */
export function useNumberText(value: number) {
  const [typed, setTyped] = useState<{ text: string; value: number }>();
  return {
    text: typed && typed.value === value ? typed.text : String(value),
    /** Sets the text to show while the number has this value. */
    type: (text: string, number: number) => setTyped({ text, value: number }),
    /** Formats the number. */
    settle: () => setTyped(undefined),
  };
}
