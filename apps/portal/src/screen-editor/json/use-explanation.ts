import { useEffect, useState } from "react";
import { loadLanguage } from "./load-language.ts";

/** Milliseconds the caret rests before what it is at is looked up. */
const rest = 150;

/** What the language says of the place the caret rests at. */
export interface KeywordExplanation {
  /** A word on what it is, or nothing. */
  readonly text: string;
  /** The language could not be loaded. */
  readonly isFailed: boolean;
}

const nothing: KeywordExplanation = { text: "", isFailed: false };

/** Looks up what is at the caret. */
export function useExplanation(text: string, caret: number): KeywordExplanation {
  const [meaning, setMeaning] = useState(nothing);
  useEffect(() => {
    let isCurrent = true;
    const update = (next: KeywordExplanation) => isCurrent && setMeaning(next);
    const timer = setTimeout(() => {
      loadLanguage()
        .then((language) => language.explain(text, caret))
        .then((found) => update({ text: inOneLine(found?.lines ?? []), isFailed: false }))
        .catch(() => update({ text: "", isFailed: true }));
    }, rest);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, caret]);
  return meaning;
}

/** Each as a sentence of its own. */
function inOneLine(lines: readonly string[]): string {
  return lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(" ");
}
