"use client";

import { type KeyboardEvent, useRef } from "react";
import { typedIndex } from "./roving.js";

/** Milliseconds without a keystroke after which typing starts over. */
const typingPause = 500;

/**
 * Returns a function that finds an item by the first letters of its name, as they are typed.
 * @returns the index of the next item that starts with them. Undefined for other keys, and if there is none
 */
export function useTypedIndex() {
  const typed = useRef({ text: "", at: 0 });
  return (event: KeyboardEvent, index: number, names: readonly string[]): number | undefined => {
    const { key } = event;
    if (key.length !== 1 || key === " " || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const now = performance.now();
    const text = now - typed.current.at < typingPause ? typed.current.text + key : key;
    typed.current = { text, at: now };
    return typedIndex(text, text.length > 1 ? index - 1 : index, names);
  };
}
