"use client";

import { useEffect, useRef, useState } from "react";

/** The text being typed, and how to change or commit it. */
export interface Draft {
  readonly text: string;
  readonly change: (text: string) => void;
  /** Commits immediately, for Enter. */
  readonly commit: () => void;
}

/** How a draft is committed. */
export interface DraftOptions {
  /** Milliseconds from the last keystroke to the commit. */
  readonly delay: number;
  /** Whether a text can be committed; half a date cannot. @default always */
  readonly isComplete?: ((text: string) => boolean) | undefined;
  /** The value of a trimmed text; a text too short for a search has the value of an empty one. @default the text */
  readonly toValue?: ((text: string) => string) | undefined;
  /** Called with the value of the text. */
  readonly onCommit: (value: string) => void;
}

/**
 * The text being typed until it is committed. If the value changes from outside (Back, clear), it replaces the draft.
 * Its own commit does not, because the user may have typed more.
 */
export function useDraft(
  value: string,
  { delay, isComplete = () => true, toValue = (text) => text, onCommit }: DraftOptions,
): Draft {
  const [text, setText] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  const [sent, setSent] = useState<string>();
  if (value !== previousValue) {
    setPreviousValue(value);
    setSent(undefined);
    if (value !== sent) setText(value);
  }
  const typed = toValue(text.trim());
  const isPending = typed !== value && isComplete(text);
  const commit = () => {
    if (!isPending) return;
    setSent(typed);
    onCommit(typed);
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    if (!isPending || typed === sent) return;
    const timer = setTimeout(() => latest.current(), delay);
    return () => clearTimeout(timer);
  }, [typed, isPending, sent, delay]);
  return { text, change: setText, commit };
}
