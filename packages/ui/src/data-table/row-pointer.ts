"use client";

import type { MouseEvent, PointerEvent } from "react";
import { holdsTextSelection, isControl, isInSelectCell, rowOf, showCutText, takesArrows } from "./row-dom.js";
import { isAdditive, type RowEventContext } from "./row-event-context.js";
import { check, only, pressByRules, type RowId } from "./selection.js";
import { isResting, longPress, tap, touched } from "./touch.js";

const isOnRow = (target: EventTarget | null) => !isControl(target) && !isInSelectCell(target);
const rowIdOf = (event: MouseEvent) =>
  event.currentTarget instanceof Element
    ? rowOf(event.target, event.currentTarget)?.dataset.rowId
    : undefined;

/** What mouse, pen and finger do on rows. */
export function rowPointer(context: RowEventContext) {
  const { control, canAct, act } = context;
  const { store, selectableIds, current, change, rules } = control;
  const finger = restingFinger((id) => change(touched(current(), id, rules().mode), "press"));

  // A click itself does not say in every browser what made it.
  let isTouch = false;

  const tapRow = (id: RowId) => {
    const result = tap(current(), id, { mode: rules().mode, canAct: canAct() });
    if (result.kind === "act") act(id);
    else if (selectableIds().includes(id)) change(result.selection, "press");
  };

  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const row = rowOf(event.target, event.currentTarget);
      const id = row?.dataset.rowId;
      if (!row || id === undefined || finger.hasPressed()) return;
      const shown = selectableIds();
      if (isInSelectCell(event.target)) {
        change(check(current(), id, { shift: event.shiftKey }, shown), "checkbox");
      } else if (!isControl(event.target) && !holdsTextSelection(row)) {
        const keys = { shift: event.shiftKey, additive: isAdditive(event) };
        if (isTouch) tapRow(id);
        else change(pressByRules(current(), id, keys, shown, rules()), "press");
      }
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const id = rowIdOf(event);
      if (id !== undefined && isOnRow(event.target)) act(id);
    },
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (!event.shiftKey || takesArrows(event.target)) return;
      event.preventDefault();
      rowOf(event.target, event.currentTarget)?.focus({ preventScroll: true });
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      const id = rowIdOf(event);
      if (id === undefined || isControl(event.target)) return;
      if (isTouch) event.preventDefault();
      else if (!store.isSelected(id) && selectableIds().includes(id)) change(only(id), "contextMenu");
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const id = rowIdOf(event);
      finger.lift();
      isTouch = event.pointerType === "touch";
      if (!isTouch || id === undefined || !isOnRow(event.target)) return;
      if (selectableIds().includes(id)) finger.rest(id, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => finger.move({ x, y }),
    onPointerUp: () => finger.stop(),
    onPointerCancel: () => finger.stop(),
    onMouseOver: (event: MouseEvent<HTMLElement>) => showCutText(event.target),
  };
}

/** A finger on a row; resting long enough is a press, and the click that follows it is none. */
function restingFinger(onPress: (id: RowId) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let isPressed = false;
  const stop = () => clearTimeout(timer);
  return {
    stop,
    lift: () => {
      stop();
      isPressed = false;
    },
    rest: (id: RowId, at: { x: number; y: number }) => {
      start = at;
      timer = setTimeout(() => {
        isPressed = true;
        onPress(id);
      }, longPress);
    },
    move: (to: { x: number; y: number }) => {
      if (!isResting(start, to)) stop();
    },
    hasPressed: () => isPressed,
  };
}
