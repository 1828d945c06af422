"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { ComboboxOption, ComboboxSearch } from "./combobox-option.js";

export interface SearchState {
  status: "loading" | "loaded" | "failed";
  /** The last results, shown while new ones are loading. */
  options: readonly ComboboxOption[];
}

const before: SearchState = { status: "loading", options: [] };

interface Search {
  search: ComboboxSearch;
  text: string;
  /** Searches only while the popup is open. */
  isOpen: boolean;
  /** Milliseconds from the last keystroke to the search. */
  debounce: number;
}

/** Debounced search for the typed text. Aborts outdated searches. */
export function useSearch({ search, text, isOpen, debounce }: Search) {
  const [state, setState] = useState(before);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches for the same again
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      try {
        const options = await latest.current({ text, signal });
        if (!signal.aborted) setState({ status: "loaded", options });
      } catch {
        if (!signal.aborted) setState({ status: "failed", options: [] });
      }
    };
    setState(({ options }) => ({ status: "loading", options }));
    const timer = setTimeout(() => void run(), text === "" ? 0 : debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isOpen, text, debounce, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}
