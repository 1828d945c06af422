"use client";

import { useState } from "react";

/** Converts typed text to a value and back. */
export interface TextParser {
  /** Returns the value of a text, or undefined if it is invalid. */
  parse: (text: string) => string | undefined;
  /** Returns the text of a value, or undefined if it is invalid. */
  show: (value: string) => string | undefined;
}

interface ParsedText {
  parser: TextParser;
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * The text of an input that stores a parsed value, such as a date. While the text is invalid, it is the value, so
 * that it isn't lost and the page's validation fails.
 */
export function useParsedText({ parser, value, onValueChange }: ParsedText) {
  const [draft, setDraft] = useState<string>();
  const toValue = (text: string) => parser.parse(text) ?? text;
  const isDraftCurrent = draft !== undefined && toValue(draft) === value;
  return {
    text: isDraftCurrent ? draft : (parser.show(value) ?? value),
    type: (text: string) => {
      setDraft(text);
      if (toValue(text) !== value) onValueChange(toValue(text));
    },
    /** Formats the value after typing. */
    settle: () => setDraft(undefined),
  };
}
