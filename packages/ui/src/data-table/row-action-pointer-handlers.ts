"use client";

import type { MouseEvent } from "react";
import { holdsTextSelection, isControl, keepTextUnselected, rowOf } from "./row-dom.js";
import type { RowEventContext } from "./row-event-context.js";

/**
 * Pointer handlers of read-only rows: a double-click, a tap or the row's button runs the main action, and also a
 * click if `actsOnClick`.
 */
export function rowActionPointerHandlers({ canAct, act }: Pick<RowEventContext, "canAct" | "act">) {
  let isTouch = false;
  const actOn = (event: MouseEvent<HTMLElement>) => {
    const id = rowOf(event.target, event.currentTarget)?.dataset.rowId;
    if (id !== undefined) act(id);
  };
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const row = rowOf(event.target, event.currentTarget);
      if (!row || !canAct()) return;
      // The second click of a double-click does nothing more.
      const isPress = isTouch || (event.detail < 2 && row.closest(actsOnClick) !== null);
      const isOnRow = isPress && !isControl(event.target) && !holdsTextSelection(row);
      if (isOnRow || isRowAction(event.target)) actOn(event);
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      // Two taps are not a double-click, because each has already acted.
      const hasActed = isTouch || event.currentTarget.closest(actsOnClick) !== null;
      if (canAct() && !isControl(event.target) && !hasActed) actOn(event);
    },
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (canAct() && !isControl(event.target)) keepTextUnselected(event);
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
