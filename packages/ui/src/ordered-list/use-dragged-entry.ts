"use client";

import { type PointerEvent, useEffect, useRef, useState } from "react";
import { placeAt } from "./order.js";

/** An entry under way: from where, and where it would land. */
export interface DraggedEntry {
  from: number;
  to: number;
}

/** Draws entries of a list by a handle; Esc, and whatever takes the pointer away, leaves them where they were. */
export function useDraggedEntry(onMove: (change: DraggedEntry) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<DraggedEntry>();
  const isDragging = dragged !== undefined;

  useEffect(() => {
    if (!isDragging) return;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      setDragged(undefined);
    };
    window.addEventListener("keydown", giveUp, true);
    return () => window.removeEventListener("keydown", giveUp, true);
  }, [isDragging]);

  const placeAtPointer = (clientY: number, from: number) => {
    const entries = [...(list.current?.children ?? [])];
    return placeAt(
      clientY,
      entries.map((entry) => entry.getBoundingClientRect()),
      from,
    );
  };

  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ from, to: from });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!dragged) return;
      const to = placeAtPointer(event.clientY, dragged.from);
      if (to === dragged.to) return;
      list.current?.children[to]?.scrollIntoView({ block: "nearest" });
      setDragged({ from: dragged.from, to });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!dragged) return;
      setDragged(undefined);
      // Where it is let go, not where it was last drawn: a quick hand is ahead of the page.
      const { from } = dragged;
      const to = placeAtPointer(event.clientY, from);
      if (to !== from) onMove({ from, to });
    },
    onPointerCancel: () => setDragged(undefined),
  });
  return { list, dragged, handle };
}
