"use client";

import { useEffect, useRef } from "react";
import { isInputMethodKey } from "../keyboard/input-method-key.js";

/** Calls `onPress` on Ctrl+K and Cmd+K, to open the palette. */
export function useCommandShortcut(onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || isInputMethodKey(event) || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
