"use client";

import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useState } from "react";
import type { CutTextBubbleProps } from "./cut-text-bubble.js";
import type { FirstLook } from "./cut-text-watch.js";

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
  const [first, setFirst] = useState<FirstLook>();
  useEffect(() => {
    if (first || !frame.current) return;
    const looking = new AbortController();
    for (const name of ["pointerover", "pointerdown", "focusin"] as const) {
      frame.current.addEventListener(name, setFirst, { signal: looking.signal });
    }
    return () => looking.abort();
  }, [first, frame]);
  return (
    first && (
      <Suspense>
        <CutTextBubble frame={frame} rows={rows} first={first} />
      </Suspense>
    )
  );
}
