"use client";

import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { TipBubble } from "../tooltip/tip-bubble.js";
import type { CutText } from "./cut-text.js";
import { type Look, watchCutText } from "./cut-text-watch.js";

export interface CutTextBubbleProps {
  /** The frame that the rows scroll in. */
  frame: RefObject<HTMLElement | null>;
  /** The rows drawn; the text of one that went goes with it. */
  rows: readonly unknown[];
  /** The last look at the table, while this code was loading. */
  last: RefObject<Look | undefined>;
}

/** The whole text of the cell that is looked at, where it is cut off: one bubble for a table. */
export function CutTextBubble({ frame, rows, last }: CutTextBubbleProps) {
  const [shown, setShown] = useState<CutText>();
  const hide = useRef<() => void>(undefined);
  const target = useMemo(() => ({ current: shown?.cell ?? null }), [shown]);
  useEffect(() => {
    const leaving = new AbortController();
    if (!frame.current || !last.current) return;
    const { signal } = leaving;
    hide.current = watchCutText({ frame: frame.current, look: last.current, show: setShown, signal });
    return () => leaving.abort();
  }, [frame, last]);
  const drawn = useRef(rows);
  useEffect(() => {
    if (drawn.current !== rows) hide.current?.();
    drawn.current = rows;
  }, [rows]);
  if (!shown) return null;
  return <TipBubble id={undefined} text={shown.text} side="top" isText target={target} />;
}
