"use client";

import type { ChangeEvent, KeyboardEvent } from "react";
import { useDraft } from "../draft/use-draft.js";

export interface TypedInput {
  value: string;
  /** Milliseconds between the last key and the change. */
  debounce: number;
  isDate: boolean;
  onCommit: (value: string) => void;
}

/** What an input of a filter needs to be typed into: committed once the typing rests, or by Enter at once. */
export function useTypedInput({ value, debounce, isDate, onCommit }: TypedInput) {
  const isComplete = isDate ? isDayOrNone : () => true;
  const draft = useDraft(value, { delay: debounce, isComplete, onCommit });
  return {
    value: draft.text,
    autoComplete: "off",
    onChange: (event: ChangeEvent<HTMLInputElement>) => draft.change(event.target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter") draft.commit();
    },
  };
}

/** While a year is being typed it passes through the first centuries. */
function isDayOrNone(text: string): boolean {
  return text === "" || text >= "1900";
}
