"use client";

import { useState } from "react";

/** How a typed text becomes a value, and how the value is shown. */
export interface TextParser {
  /** The value of a text; undefined where the text has none. */
  parse: (text: string) => string | undefined;
  /** The text of a value; undefined where it is no value. */
  show: (value: string) => string | undefined;
}

interface ParsedText {
  parser: TextParser;
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * The text of an input that stores a value, such as a date: the value once the text is one, and until then the text
 * itself, so that nothing typed is lost and the page's own check fails as well.
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
    /** Shows the value as it is written, once the typing is done. */
    settle: () => setDraft(undefined),
  };
}
