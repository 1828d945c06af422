"use client";

import { type ChangeEvent, type KeyboardEvent, type RefObject, useReducer, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { caretAfter, countIn, nextCounted, type TextFormat } from "./text-format.js";

interface FormattedText {
  input: RefObject<HTMLInputElement | null>;
  format: TextFormat;
  value: string;
  onValueChange: (value: string) => void;
}

/** Formats the text of an input on every key, and keeps the caret position. */
export function useFormattedText({ input, format, value, onValueChange }: FormattedText) {
  const [draft, setDraft] = useState<string>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const caret = useRef<number>(undefined);
  const toValue = format.toValue ?? ((clean: string) => clean);
  const isDraftCurrent = draft !== undefined && toValue(draft) === value;
  const fromValue = format.fromValue ?? format.clean;
  const shown = format.show(isDraftCurrent ? draft : fromValue(value));

  useBrowserLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const caretIn = (nextShown: string, typed: string, before: string) => {
    if (nextShown === typed) return before.length;
    const isAtEnd = before.length === typed.length;
    return isAtEnd ? nextShown.length : caretAfter(nextShown, countIn(before, format), format);
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    const next = format.clean(target.value);
    const nextShown = format.show(next);
    caret.current = caretIn(nextShown, target.value, before);
    setDraft(next);
    // Restores the caret, which also moves on a key that changes nothing.
    redraw();
    if (toValue(next) !== value) onValueChange(toValue(next));
  };
  /** Deletes the next digit instead of the punctuation before it. */
  const press = ({ key, currentTarget: box }: KeyboardEvent<HTMLInputElement>) => {
    if (key !== "Delete" || box.selectionStart === null || box.selectionStart !== box.selectionEnd) return;
    const next = nextCounted(box.value, box.selectionStart, format);
    box.setSelectionRange(next, next);
  };
  return { shown, type, press, settle: () => setDraft(undefined) };
}
