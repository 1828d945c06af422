import { useEffect, useState } from "react";
import { loadLanguage } from "./load-language.ts";

/** Milliseconds the caret rests before what it stands at is looked up. */
const rest = 150;

/** What the language says of the place the caret rests at. */
export interface Meaning {
  /** A word on what it is, or nothing. */
  readonly words: string;
  /** The language could not be loaded. */
  readonly isLost: boolean;
}

const nothing: Meaning = { words: "", isLost: false };

/** Looks up what stands at the caret. */
export function useMeaning(text: string, caret: number): Meaning {
  const [meaning, setMeaning] = useState(nothing);
  useEffect(() => {
    let isCurrent = true;
    const tell = (next: Meaning) => isCurrent && setMeaning(next);
    const timer = setTimeout(() => {
      loadLanguage()
        .then((language) => language.explain(text, caret))
        .then((found) => tell({ words: inOneLine(found?.lines ?? []), isLost: false }))
        .catch(() => tell({ words: "", isLost: true }));
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
