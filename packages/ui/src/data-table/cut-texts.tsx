"use client";

import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import type { CutTextBubbleProps } from "./cut-text-bubble.js";
import type { Look } from "./cut-text-watch.js";

/** Loaded when somebody first looks at a cell; where it does not come, the rows can still be opened. */
const CutTextBubble = lazy<ComponentType<CutTextBubbleProps>>(() =>
  import("./cut-text-bubble.js").then(
    (module) => ({ default: module.CutTextBubble }),
    () => ({ default: () => null }),
  ),
);

interface CutTextsProps {
  frame: RefObject<HTMLElement | null>;
  rows: readonly unknown[];
}

/** Waits for somebody to look at a table's cells; from then on those cut off show their whole text. */
export function CutTexts({ frame, rows }: CutTextsProps) {
  const [hasLooked, setLooked] = useState(false);
  const last = useRef<Look>(undefined);
  useEffect(() => {
    if (!frame.current) return;
    const looking = new AbortController();
    // Until the code is there, too: a press in the meantime cancels what the pointer rested on before it.
    const note = (look: Look) => {
      last.current = look;
      setLooked(true);
    };
    for (const name of ["pointerover", "pointerdown", "focusin"] as const) {
      frame.current.addEventListener(name, note, { signal: looking.signal });
    }
    return () => looking.abort();
  }, [frame]);
  return (
    hasLooked && (
      <Suspense>
        <CutTextBubble frame={frame} rows={rows} last={last} />
      </Suspense>
    )
  );
}
