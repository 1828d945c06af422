import { useEffect, useState } from "react";
import { loadLanguage } from "./load-language.ts";

/** Milliseconds the caret rests before what it stands at is looked up. */
const rest = 150;

/** What the language says of the place the caret rests at. */
export interface Meaning {
  readonly lines: readonly string[];
  /** The language could not be loaded. */
  readonly isLost: boolean;
}

const nothing: Meaning = { lines: [], isLost: false };

/** Looks up what stands at the caret. */
export function useMeaning(text: string, caret: number): Meaning {
  const [meaning, setMeaning] = useState(nothing);
  useEffect(() => {
    let isCurrent = true;
    const tell = (next: Meaning) => isCurrent && setMeaning(next);
    const timer = setTimeout(() => {
      loadLanguage()
        .then((language) => language.explain(text, caret))
        .then((found) => tell({ lines: found?.lines ?? [], isLost: false }))
        .catch(() => tell({ lines: [], isLost: true }));
    }, rest);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, caret]);
  return meaning;
}
