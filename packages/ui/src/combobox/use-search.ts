"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { matching } from "../matching/matching.js";
import type { ComboboxOption, OptionSource } from "./combobox-option.js";

export interface SearchState {
  status: "loading" | "loaded" | "failed";
  /** The last results, shown while new ones are loading. */
  options: readonly ComboboxOption[];
}

const before: SearchState = { status: "loading", options: [] };

interface Search extends OptionSource {
  text: string;
  /** Searches only while the popup is open. */
  isOpen: boolean;
}

/** The known options that match the typed text, or else a debounced search for it. Aborts outdated searches. */
export function useSearch({ options: known, search, text, isOpen, debounce = 250 }: Search) {
  const found = useMemo(() => (isOpen && known ? inGroups(known, text) : []), [isOpen, known, text]);
  const [state, setState] = useState(before);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches for the same again
  useEffect(() => {
    if (!isOpen || known) return;
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      try {
        const options = inGroups((await latest.current?.({ text, signal })) ?? [], "");
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
  }, [isOpen, text, debounce, attempt, known === undefined]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return known ? { status: "loaded" as const, options: found, retry } : { ...state, retry };
}

/** The matching options, those of a group together, in the order of the first option of each group. */
function inGroups(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const found = matching(options, text);
  const groups = new Set(options.map(({ group }) => group));
  return [...groups].flatMap((group) => found.filter((option) => option.group === group));
}
