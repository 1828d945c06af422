import { useEffect, useState } from "react";
import { loadLanguage } from "./load-language.ts";

/** Milliseconds that the caret has to rest before its explanation is loaded. */
const rest = 150;

/** The explanation for the caret's position. */
export interface KeywordExplanation {
  /** A short text, or nothing. */
  readonly text: string;
  /** The language could not be loaded. */
  readonly isFailed: boolean;
}

const nothing: KeywordExplanation = { text: "", isFailed: false };

/** Loads the explanation for the caret's position. */
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
