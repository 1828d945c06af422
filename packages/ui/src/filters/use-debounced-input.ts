"use client";

import type { ChangeEvent, KeyboardEvent } from "react";
import { useDraft } from "../draft/use-draft.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { withFullYear } from "./with-full-year.js";

interface DebouncedInput {
  value: string;
  /** Milliseconds from the last keystroke to the change. */
  debounce: number;
  isDate: boolean;
  onCommit: (value: string) => void;
}

/** Props of a debounced filter input. Enter and leaving the field apply the text immediately. */
export function useDebouncedInput({ value, debounce, isDate, onCommit }: DebouncedInput) {
  const isComplete = isDate ? isDayOrNone : () => true;
  const draft = useDraft(value, { delay: debounce, isComplete, onCommit });
  const leave = () => {
    const full = isDate ? withFullYear(draft.text) : draft.text;
    if (full === draft.text) return draft.commit();
    draft.change(full);
    onCommit(full);
  };
  return {
    value: draft.text,
    autoComplete: "off",
    onChange: (event: ChangeEvent<HTMLInputElement>) => draft.change(event.target.value),
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter" && !isInputMethodKey(event)) leave();
    },
  };
}

/** A partly typed year is a year in the first centuries. */
function isDayOrNone(text: string): boolean {
  return text === "" || text >= "1900";
}
