"use client";

import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { TipBubble } from "../tooltip/tip-bubble.js";
import type { CutText } from "./cut-text.js";
import { type FirstLook, watchCutText } from "./cut-text-watch.js";

export interface CutTextBubbleProps {
  /** The frame that the rows scroll in. */
  frame: RefObject<HTMLElement | null>;
  /** The rows drawn; the text of one that went goes with it. */
  rows: readonly unknown[];
  /** What brought it. */
  first: FirstLook;
}

/** The whole text of the cell that is looked at, where it is cut off: one bubble for a table. */
export function CutTextBubble({ frame, rows, first }: CutTextBubbleProps) {
  const [shown, setShown] = useState<CutText>();
  const hide = useRef<() => void>(undefined);
  const target = useMemo(() => ({ current: shown?.cell ?? null }), [shown]);
  useEffect(() => {
    const leaving = new AbortController();
    if (!frame.current) return;
    const { signal } = leaving;
    hide.current = watchCutText({ frame: frame.current, first, show: setShown, signal });
    return () => leaving.abort();
  }, [frame, first]);
  const drawn = useRef(rows);
  useEffect(() => {
    if (drawn.current !== rows) hide.current?.();
    drawn.current = rows;
  }, [rows]);
  if (!shown) return null;
  return <TipBubble id={undefined} text={shown.text} side="top" isText target={target} />;
}
