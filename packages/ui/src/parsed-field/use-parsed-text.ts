"use client";

import { useState } from "react";

/** Converts typed text to a value and back. */
export interface TextParser {
  /** Returns the value of a text, or undefined if it is invalid. An empty text has an empty value. */
  parse: (text: string) => string | undefined;
  /** Returns the text of a value, or undefined if it is invalid. */
  show: (value: string) => string | undefined;
}

/** What the user typed, and its value; undefined if it is invalid. */
export interface TypedText {
  text: string;
  value: string | undefined;
}

interface ParsedText {
  parser: TextParser;
  value: string;
  onValueChange: (value: string, typed: TypedText) => void;
}

/**
 * The text of an input that stores a parsed value, such as a date. It stays as typed until the user leaves the field,
 * and is then formatted if it is valid. While it is invalid, it is the value, so that nothing of it is lost and the
 * page's validation fails.
 */
export function useParsedText({ parser, value, onValueChange }: ParsedText) {
  const [draft, setDraft] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const toValue = (text: string) => parser.parse(text) ?? text;
  const isDraftCurrent = draft !== undefined && toValue(draft) === value;
  const text = isDraftCurrent ? draft : (parser.show(value) ?? value);
  return {
    text,
    /** Whether the text has no value. */
    isInvalid: parser.parse(text) === undefined,
    /** Whether the user has typed and not left the field: no time for an error yet. */
    isTyping,
    type: (typed: string) => {
      setDraft(typed);
      setTyping(true);
      const next = { text: typed, value: parser.parse(typed) };
      if (toValue(typed) !== value) onValueChange(toValue(typed), next);
    },
    /** Formats a valid text, after typing. */
    settle: () => {
      setTyping(false);
      if (draft !== undefined && parser.parse(draft) !== undefined) setDraft(undefined);
    },
    /** Discards the typed text, after a form reset. */
    reset: () => {
      setTyping(false);
      setDraft(undefined);
    },
  };
}
