"use client";

import type { MouseEvent } from "react";
import { restingFinger } from "./resting-finger.js";
import {
  holdsTextSelection,
  isControl,
  isInSelectCell,
  type MarkedText,
  markedText,
  rowOf,
  takesArrows,
} from "./row-dom.js";
import { isAdditive, type RowEventContext } from "./row-event-context.js";
import { showRowState } from "./row-state.js";
import { check, only, pressByRules, type RowId } from "./selection.js";
import { tap, touched } from "./touch.js";

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

  let markedBefore: MarkedText = [];

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
        // The browser has ticked it already; what counts is what the page makes of it.
        queueMicrotask(() => showRowState(row, store.stateOf(id)));
      } else if (!isControl(event.target) && !holdsTextSelection(row, markedBefore)) {
        const keys = { shift: event.shiftKey, additive: isAdditive(event) };
        if (finger.isTouch()) tapRow(id);
        else change(pressByRules(current(), id, keys, shown, rules()), "press");
      }
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const id = rowIdOf(event);
      // Two taps are two taps: each has done what a tap does.
      if (id !== undefined && isOnRow(event.target) && !finger.isTouch()) act(id);
    },
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      markedBefore = markedText();
      // With Shift a browser would mark text, with Ctrl some mark the cell.
      if (!(event.shiftKey || isAdditive(event)) || takesArrows(event.target)) return;
      event.preventDefault();
      rowOf(event.target, event.currentTarget)?.focus({ preventScroll: true });
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      const id = rowIdOf(event);
      if (id === undefined || isControl(event.target)) return;
      if (finger.isTouch()) event.preventDefault();
      else if (!store.isSelected(id) && selectableIds().includes(id)) change(only(id), "contextMenu");
    },
    /** Follows the finger, for as long as the signal lasts. */
    listen: (body: HTMLElement, signal: AbortSignal) =>
      finger.listen(body, signal, (target) => {
        const id = rowOf(target, body)?.dataset.rowId;
        return isOnRow(target) && id !== undefined && selectableIds().includes(id) ? id : undefined;
      }),
  };
}
