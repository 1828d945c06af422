"use client";

import type { MouseEvent } from "react";
import { holdsTextSelection, isControl, rowOf } from "./row-dom.js";
import type { RowEventContext } from "./row-event-context.js";

/** What mouse, pen and finger do on rows that are only read: a double click, a tap and the row's button act. */
export function plainRowPointer({ canAct, act }: Pick<RowEventContext, "canAct" | "act">) {
  let isTouch = false;
  const actOn = (event: MouseEvent<HTMLElement>) => {
    const id = rowOf(event.target, event.currentTarget)?.dataset.rowId;
    if (id !== undefined) act(id);
  };
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const row = rowOf(event.target, event.currentTarget);
      if (!row || !canAct()) return;
      const isTap = isTouch && !isControl(event.target) && !holdsTextSelection(row);
      if (isTap || isRowAction(event.target)) actOn(event);
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      // Two taps are two taps: each has acted.
      if (canAct() && !isControl(event.target) && !isTouch) actOn(event);
    },
    listen: (body: HTMLElement, signal: AbortSignal) => {
      const down = ({ pointerType }: PointerEvent) => {
        isTouch = pointerType === "touch";
      };
      body.addEventListener("pointerdown", down, { signal });
    },
  };
}

function isRowAction(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-row-action]") !== null;
}
