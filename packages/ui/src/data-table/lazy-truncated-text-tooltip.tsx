"use client";

import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import type { Trigger, TruncatedTextTooltipProps } from "./truncated-text-tooltip.js";

/** Loaded on the first hover, focus or touch. If loading fails, rows can still be opened to read them. */
const TruncatedTextTooltip = lazy<ComponentType<TruncatedTextTooltipProps>>(() =>
  import("./truncated-text-tooltip.js").then(
    (module) => ({ default: module.TruncatedTextTooltip }),
    () => ({ default: () => null }),
  ),
);

interface LazyTruncatedTextTooltipProps {
  frame: RefObject<HTMLElement | null>;
  rows: readonly unknown[];
}

/** Loads the tooltip for truncated text on the first hover, focus or touch in the table. */
export function LazyTruncatedTextTooltip({ frame, rows }: LazyTruncatedTextTooltipProps) {
  const [isNeeded, setNeeded] = useState(false);
  const last = useRef<Trigger>(undefined);
  useEffect(() => {
    if (!frame.current) return;
    const listening = new AbortController();
    // Also while the code is loading: a press in the meantime cancels an earlier hover.
    const remember = (trigger: Trigger) => {
      last.current = trigger;
      setNeeded(true);
    };
    for (const name of ["pointerover", "pointerdown", "focusin"] as const) {
      frame.current.addEventListener(name, remember, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [frame]);
  return (
    isNeeded && (
      <Suspense>
        <TruncatedTextTooltip frame={frame} rows={rows} last={last} />
      </Suspense>
    )
  );
}
