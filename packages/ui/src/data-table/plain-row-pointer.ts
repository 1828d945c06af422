"use client";

import type { MouseEvent } from "react";
import { holdsTextSelection, isControl, rowOf } from "./row-dom.js";
import type { RowEventContext } from "./row-event-context.js";

/**
 * What mouse, pen and finger do on rows that are only read: a double click, a tap and the row's button act; a click, too,
 * where the table says so.
 */
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
      // The second click of a double click has nothing more to do.
      const isPress = isTouch || (event.detail < 2 && row.closest(actsOnClick) !== null);
      const isOnRow = isPress && !isControl(event.target) && !holdsTextSelection(row);
      if (isOnRow || isRowAction(event.target)) actOn(event);
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      // Two taps are two taps: each has acted.
      const hasActed = isTouch || event.currentTarget.closest(actsOnClick) !== null;
      if (canAct() && !isControl(event.target) && !hasActed) actOn(event);
    },
    listen: (body: HTMLElement, signal: AbortSignal) => {
      const down = ({ pointerType }: PointerEvent) => {
        isTouch = pointerType === "touch";
      };
      body.addEventListener("pointerdown", down, { signal });
    },
  };
}

const actsOnClick = "[data-acts-on-click]";

function isRowAction(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-row-action]") !== null;
}
