"use client";

import { type ForwardedRef, type PointerEvent, useEffect, useState } from "react";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { dropIndex } from "./order.js";

/** The dragged entry: its index, and where it would be dropped. */
export interface DraggedEntry {
  from: number;
  to: number;
}

/** Drags the child elements of a list by a handle. Esc or a lost pointer cancels the drag. */
export function useDraggedEntry<List extends HTMLElement>(
  ref: ForwardedRef<List>,
  onMove: (change: DraggedEntry) => void,
) {
  const [list, mergedRef] = useMergedRef(ref);
  const [dragged, setDragged] = useState<DraggedEntry>();
  const isDragging = dragged !== undefined;

  useEffect(() => {
    if (!isDragging) return;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || isInputMethodKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setDragged(undefined);
    };
    window.addEventListener("keydown", giveUp, true);
    return () => window.removeEventListener("keydown", giveUp, true);
  }, [isDragging]);

  const placeAtPointer = (clientY: number, from: number) => {
    const entries = [...(list.current?.children ?? [])];
    return dropIndex(
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
      // Uses the drop position, because the last rendered one may be outdated.
      const { from } = dragged;
      const to = placeAtPointer(event.clientY, from);
      if (to !== from) onMove({ from, to });
    },
    onPointerCancel: () => setDragged(undefined),
  });
  return { list: mergedRef, dragged, handle };
}

/** The side of an entry where the dragged one would be dropped. */
export function dropSide(dragged: DraggedEntry | undefined, index: number): "before" | "after" | undefined {
  if (!dragged || dragged.to !== index || dragged.from === dragged.to) return undefined;
  return dragged.to < dragged.from ? "before" : "after";
}
