"use client";

import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import type { Trigger, TruncatedTextTooltipProps } from "./truncated-text-tooltip.js";

interface LazyTruncatedTextTooltipProps {
  frame: RefObject<HTMLElement | null>;
  rows: readonly unknown[];
}

/**
 * Loads the tooltip for truncated text on the first hover, focus or touch in the table. If loading fails, rows can
 * still be opened to read them.
 *
 * Not `lazy` and `Suspense`: React may delay showing loaded content until the next update, which is the first click.
 */
export function LazyTruncatedTextTooltip({ frame, rows }: LazyTruncatedTextTooltipProps) {
  const [Tooltip, setTooltip] = useState<ComponentType<TruncatedTextTooltipProps>>();
  const last = useRef<Trigger>(undefined);
  useEffect(() => {
    if (!frame.current || Tooltip) return;
    const listening = new AbortController();
    // Also while the code is loading: a press in the meantime cancels an earlier hover.
    const load = (trigger: Trigger) => {
      last.current = trigger;
      import("./truncated-text-tooltip.js").then(
        (module) => setTooltip(() => module.TruncatedTextTooltip),
        () => {},
      );
    };
    for (const name of ["pointerover", "pointerdown", "focusin"] as const) {
      frame.current.addEventListener(name, load, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [frame, Tooltip]);
  return Tooltip && <Tooltip frame={frame} rows={rows} last={last} />;
}
