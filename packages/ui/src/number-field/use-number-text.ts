"use client";

import { useState } from "react";

/** The text of a number that is being typed: it stays as typed until the number changes in another way. */
export function useNumberText(value: number) {
  const [typed, setTyped] = useState<{ text: string; value: number }>();
  return {
    text: typed && typed.value === value ? typed.text : String(value),
    /** Shows a text as long as the number is this one. */
    type: (text: string, number: number) => setTyped({ text, value: number }),
    /** Shows the number as it is written. */
    settle: () => setTyped(undefined),
  };
}
