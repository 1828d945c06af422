"use client";

import { useEffect, useRef, useState } from "react";
import type { CommandGroup, CommandSource } from "./command.js";

interface SourceResults {
  /** The text that the results are for. */
  text: string;
  groups: readonly CommandGroup[];
  /** The number of sources that have not answered. */
  pending: number;
  hasFailed: boolean;
}

/** Milliseconds after the last keystroke until the search starts. */
const pause = 50;
const nothing: SourceResults = { text: "", groups: [], pending: 0, hasFailed: false };

/** Searches the sources for a text. Results of the previous text are shown until the first new ones arrive. */
export function useCommandSources(sources: readonly CommandSource[], text: string) {
  const [results, setResults] = useState(nothing);
  const latest = useRef(sources);
  useEffect(() => {
    latest.current = sources;
  });
  useEffect(() => {
    const searched = latest.current;
    if (text === "" || searched.length === 0) return setResults(nothing);
    const controller = new AbortController();
    const { signal } = controller;
    const add = (found: Partial<SourceResults>) => {
      if (signal.aborted) return;
      setResults((before) => {
        const current = before.text === text ? before : { ...nothing, text, pending: searched.length };
        return {
          ...current,
          ...found,
          groups: [...current.groups, ...(found.groups ?? [])],
          pending: current.pending - 1,
        };
      });
    };
    const search = () => {
      for (const { id, label, search: find } of searched) {
        find({ text, signal }).then(
          (commands) => add(commands.length > 0 ? { groups: [{ id, label, commands }] } : {}),
          () => add({ hasFailed: true }),
        );
      }
    };
    const timer = setTimeout(search, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  const isLoading = sources.length > 0 && text !== "" && (results.text !== text || results.pending > 0);
  return {
    groups: text === "" ? [] : results.groups,
    hasFailed: results.hasFailed,
    isLoading,
    /** Whether the groups are the results of an earlier text. */
    isOutdated: results.text !== text,
  };
}
