"use client";

import { type FocusEvent, type KeyboardEvent, type MouseEvent, useMemo } from "react";
import { rowCommand } from "./keyboard.js";
import {
  controlsOf,
  focusRow,
  holdsTextSelection,
  isControl,
  isInSelectCell,
  moveBetweenControls,
  rowOf,
  takesArrows,
} from "./row-dom.js";
import { check, markAll, only, pressByRules, type RowId, toggle, unmarkAll } from "./selection.js";
import { useLatest } from "./use-latest.js";
import type { SelectionControl } from "./use-row-selection.js";

interface Options {
  control: SelectionControl;
  /** The row's main action: Enter, double click, a tap. */
  act: ((id: RowId) => void) | undefined;
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);
const isAdditive = (event: MouseEvent | KeyboardEvent) => (isMac() ? event.metaKey : event.ctrlKey);
const isTouch = (event: MouseEvent) =>
  event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === "touch";

/** The handlers of the table's body, one set for all rows. */
export function useRowEvents({ control, act }: Options) {
  const latestAct = useLatest(act);
  return useMemo(() => {
    const { store, rowIds, selectableIds, current, change, rules } = control;

    const runKey = (event: KeyboardEvent<HTMLElement>, row: HTMLTableRowElement, id: RowId) => {
      const { key, shiftKey: shift, ctrlKey: ctrl } = event;
      const command = rowCommand({ key, shift, ctrl, mod: isAdditive(event) }, id, rowIds());
      if (!command) return false;
      switch (command.kind) {
        case "move": {
          focusRow(event.currentTarget, command.to);
          const isPlain = command.selects === "only";
          if (command.selects === "nothing" || (isPlain && rules().click === "toggle")) return true;
          const keys = { shift: !isPlain, additive: command.selects === "addRange" };
          const before = current();
          const shown = selectableIds();
          const hasAnchor = before.anchor !== undefined && shown.includes(before.anchor);
          const anchored = hasAnchor ? before : { ...before, anchor: id };
          change(pressByRules(anchored, command.to, keys, shown, rules()), "keyboard");
          return true;
        }
        case "press":
          change(pressByRules(current(), id, command, selectableIds(), rules()), "keyboard");
          return true;
        case "markAll":
          if (rules().mode === "many") change(markAll(current(), selectableIds()), "markAll");
          return true;
        case "unmarkAll":
          if (store.ids.size === 0) return false;
          change(unmarkAll(), "unmarkAll");
          return true;
        case "act":
          latestAct.current?.(id);
          return latestAct.current !== undefined;
        case "enterRow":
          controlsOf(row)[0]?.focus();
          return true;
        case "goToHeader": {
          const header = event.currentTarget.closest("table")?.tHead;
          if (header) controlsOf(header)[0]?.focus();
          return true;
        }
      }
    };

    const runKeyInside = (event: KeyboardEvent, row: HTMLTableRowElement) => {
      const isTyping = takesArrows(event.target);
      if (event.key === "Escape" || (event.key === "ArrowLeft" && !isTyping)) {
        if (event.key === "Escape" || !moveBetweenControls(row, event.target, -1)) row.focus();
        return true;
      }
      return event.key === "ArrowRight" && !isTyping && moveBetweenControls(row, event.target, 1);
    };

    return {
      onClick: (event: MouseEvent<HTMLElement>) => {
        const row = rowOf(event.target, event.currentTarget);
        const id = row?.dataset.rowId;
        if (!row || id === undefined) return;
        const shown = selectableIds();
        if (isInSelectCell(event.target)) {
          change(check(current(), id, { shift: event.shiftKey }, shown), "checkbox");
        } else if (!isControl(event.target) && !holdsTextSelection(row)) {
          if (!isTouch(event)) {
            const keys = { shift: event.shiftKey, additive: isAdditive(event) };
            change(pressByRules(current(), id, keys, shown, rules()), "press");
          } else if (latestAct.current && store.ids.size === 0) {
            latestAct.current(id);
          } else if (shown.includes(id)) {
            change(rules().mode === "many" ? toggle(current(), id) : only(id), "press");
          }
        }
      },
      onDoubleClick: (event: MouseEvent<HTMLElement>) => {
        const id = rowOf(event.target, event.currentTarget)?.dataset.rowId;
        const isOnRow = !isControl(event.target) && !isInSelectCell(event.target);
        if (id !== undefined && isOnRow) latestAct.current?.(id);
      },
      onMouseDown: (event: MouseEvent<HTMLElement>) => {
        if (!event.shiftKey || takesArrows(event.target)) return;
        event.preventDefault();
        rowOf(event.target, event.currentTarget)?.focus({ preventScroll: true });
      },
      onContextMenu: (event: MouseEvent<HTMLElement>) => {
        const id = rowOf(event.target, event.currentTarget)?.dataset.rowId;
        if (id === undefined || isControl(event.target) || store.isSelected(id)) return;
        if (selectableIds().includes(id)) change(only(id), "contextMenu");
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        store.activate(rowOf(event.target, event.currentTarget)?.dataset.rowId ?? store.activeId);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const row = rowOf(event.target, event.currentTarget);
        const id = row?.dataset.rowId;
        if (!row || id === undefined) return;
        const isHandled = event.target === row ? runKey(event, row, id) : runKeyInside(event, row);
        if (isHandled) event.preventDefault();
      },
    };
  }, [control, latestAct]);
}
