"use client";

import { useEffect, useRef, useState } from "react";

/** What is being typed, and how to change or commit it. */
export interface Draft {
  readonly text: string;
  readonly change: (text: string) => void;
  /** Commits at once: Enter was pressed. */
  readonly commit: () => void;
}

/** How a draft becomes a value. */
export interface DraftOptions {
  /** Milliseconds without a further key until it is committed. */
  readonly delay: number;
  /** Whether a text is worth committing; half a date is not. @default always */
  readonly isComplete?: (text: string) => boolean;
  /** Called with the text, without spaces at its ends. */
  readonly onCommit: (value: string) => void;
}

/**
 * What is being typed, until it is committed. A value that changes from outside (back, clear) replaces the draft;
 * one's own commit coming round does not, because more may have been typed since.
 */
export function useDraft(value: string, { delay, isComplete = () => true, onCommit }: DraftOptions): Draft {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<string>();
  if (value !== seen) {
    setSeen(value);
    setSent(undefined);
    if (value !== sent) setText(value);
  }
  const isPending = text.trim() !== value && isComplete(text);
  const commit = () => {
    if (!isPending) return;
    setSent(text.trim());
    onCommit(text.trim());
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    if (!isPending || text.trim() === sent) return;
    const timer = setTimeout(() => latest.current(), delay);
    return () => clearTimeout(timer);
  }, [text, isPending, sent, delay]);
  return { text, change: setText, commit };
}
