"use client";

import type { MouseEvent } from "react";
import {
  holdsTextSelection,
  isControl,
  isInSelectCell,
  keepTextUnselected,
  rowOf,
  type TextSelection,
  takesArrows,
  textSelection,
} from "./row-dom.js";
import { isAdditive, type RowEventContext } from "./row-event-context.js";
import { showRowState } from "./row-state.js";
import { check, only, pressByRules, type RowId } from "./selection.js";
import { isWithinTolerance, longPressDelay, selectByLongPress, selectByTap } from "./touch.js";

const isOnRow = (target: EventTarget | null) => !isControl(target) && !isInSelectCell(target);
const opensRow = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-opens]") !== null;
const rowIdOf = (event: MouseEvent) =>
  event.currentTarget instanceof Element
    ? rowOf(event.target, event.currentTarget)?.dataset.rowId
    : undefined;

/** Mouse, pen and touch handlers of selectable rows. */
export function rowSelectionPointerHandlers(context: RowEventContext) {
  const { control, canAct, act } = context;
  const { store, selectableIds, current, change, rules } = control;
  const longPress = trackLongPress((id) => change(selectByLongPress(current(), id, rules().mode), "press"));

  let textSelectionBefore: TextSelection = [];

  const tapRow = (id: RowId) => {
    const selection = selectByTap(current(), id, { mode: rules().mode, canAct: canAct() });
    if (!selection) act(id);
    else if (selectableIds().includes(id)) change(selection, "press");
  };

  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const row = rowOf(event.target, event.currentTarget);
      const id = row?.dataset.rowId;
      if (!row || id === undefined || longPress.wasLongPress()) return;
      const shown = selectableIds();
      if (isInSelectCell(event.target)) {
        change(check(current(), id, { shift: event.shiftKey }, shown), "checkbox");
        // The browser has already toggled the checkbox. The page's state decides.
        queueMicrotask(() => showRowState(row, store.stateOf(id)));
      } else if (!isControl(event.target) && !holdsTextSelection(row, textSelectionBefore)) {
        const keys = { shift: event.shiftKey, additive: isAdditive(event) };
        const opens = canAct() && opensRow(event.target) && !keys.shift && !keys.additive;
        if (longPress.isTouch()) tapRow(id);
        // The second click of a double-click does nothing more.
        else if (opens) event.detail < 2 && act(id);
        else change(pressByRules(current(), id, keys, shown, rules()), "press");
      }
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const id = rowIdOf(event);
      // Two taps are not a double-click, because each has already acted, as has a click on the first column.
      const hasActed = longPress.isTouch() || opensRow(event.target);
      if (id !== undefined && isOnRow(event.target) && !hasActed) act(id);
    },
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      textSelectionBefore = textSelection();
      if (canAct() && isOnRow(event.target)) keepTextUnselected(event);
      // With Shift, browsers would select text; with Ctrl, some select the cell.
      if (!(event.shiftKey || isAdditive(event)) || takesArrows(event.target)) return;
      event.preventDefault();
      rowOf(event.target, event.currentTarget)?.focus({ preventScroll: true });
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      const id = rowIdOf(event);
      if (id === undefined || isControl(event.target)) return;
      if (longPress.isTouch()) event.preventDefault();
      else if (!store.isSelected(id) && selectableIds().includes(id)) change(only(id), "contextMenu");
    },
    /** Listens for long presses until the signal aborts. */
    listen: (body: HTMLElement, signal: AbortSignal) =>
      longPress.listen(body, signal, (target) => {
        const id = rowOf(target, body)?.dataset.rowId;
        return isOnRow(target) && id !== undefined && selectableIds().includes(id) ? id : undefined;
      }),
  };
}

/** Detects long presses on rows. The click after a long press is ignored. */
function trackLongPress(onPress: (id: RowId) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let isPressed = false;
  // Not every browser's click event has the pointer type.
  let isTouch = false;
  const stop = () => clearTimeout(timer);

  return {
    wasLongPress: () => isPressed,
    isTouch: () => isTouch,
    /**
     * Uses native listeners, because React would also create an event for every mouse press. `rowAt` returns the row
     * that can be pressed at a target.
     */
    listen: (
      body: HTMLElement,
      signal: AbortSignal,
      rowAt: (target: EventTarget | null) => RowId | undefined,
    ) => {
      const down = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
        stop();
        isPressed = false;
        isTouch = pointerType === "touch";
        const id = isTouch ? rowAt(target) : undefined;
        if (id === undefined) return;
        start = { x, y };
        timer = setTimeout(() => {
          isPressed = true;
          onPress(id);
        }, longPressDelay);
      };
      const move = ({ clientX: x, clientY: y }: PointerEvent) => {
        if (isTouch && !isWithinTolerance(start, { x, y })) stop();
      };
      body.addEventListener("pointerdown", down, { signal });
      body.addEventListener("pointermove", move, { signal });
      body.addEventListener("pointerup", stop, { signal });
      body.addEventListener("pointercancel", stop, { signal });
      signal.addEventListener("abort", stop);
    },
  };
}
