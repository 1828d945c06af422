import type { KeyboardEvent } from "react";
import { cellOf } from "./cut-text.js";
import { type RowCommand, rowCommand } from "./keyboard.js";
import { controlsOf, isInSelectCell, rowOf, takesArrows } from "./row-dom.js";
import { isAdditive, type RowEventContext } from "./row-event-context.js";
import { focusStop, moveBetween, stopsOf } from "./row-stops.js";
import { endOfRange, markAll, pressByRules, type RowId, unmarkAll } from "./selection.js";
import type { SelectionControl } from "./use-row-selection.js";

/** The keys of the table's body: those on a row, and those on what stands in one. */
export function rowKeys(context: RowEventContext) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const row = rowOf(event.target, event.currentTarget);
    const id = row?.dataset.rowId;
    if (!row || id === undefined) return;
    const isOnRow = event.target === row || leadsOnFromCheckbox(event) || leadsOnFromCell(event);
    const isHandled = isOnRow ? runOnRow(event, row, id, context) : runInside(event, row);
    if (isHandled) event.preventDefault();
  };
}

/** A row's checkbox leaves the keys that move between rows, and Ctrl+A, to the row. */
function leadsOnFromCheckbox(event: KeyboardEvent<HTMLElement>): boolean {
  return isInSelectCell(event.target) && keysLeftToRow.has(event.key);
}

/** A cell with the focus keeps only the keys that lead from stop to stop, and out of it. */
function leadsOnFromCell({ target, key }: KeyboardEvent): boolean {
  return target instanceof Element && cellOf(target) === target && !keysInsideRow.has(key);
}

const keysInsideRow = new Set(["ArrowLeft", "ArrowRight", "Escape"]);

const keysLeftToRow = new Set(["ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "a", "A"]);

function runOnRow(
  event: KeyboardEvent<HTMLElement>,
  row: HTMLTableRowElement,
  id: RowId,
  context: RowEventContext,
): boolean {
  const { control, act } = context;
  const { rowIds, selectableIds, current, change, rules } = control;
  const { key, shiftKey: shift, ctrlKey: ctrl } = event;
  const command = rowCommand({ key, shift, ctrl, mod: isAdditive(event) }, id, rowIds());
  if (!command) return false;
  switch (command.kind) {
    case "move":
      move(command, id, context);
      return true;
    case "press":
      change(pressByRules(current(), id, command, selectableIds(), rules()), "keyboard");
      return true;
    case "markAll":
      if (rules().mode === "many") change(markAll(current(), selectableIds()), "markAll");
      return true;
    case "unmarkAll":
      return unmark(control);
    case "act":
      return act(id);
    case "enterRow": {
      const [first] = stopsOf(row);
      if (first) focusStop(first);
      return true;
    }
    case "goToHeader": {
      const header = event.currentTarget.closest("table")?.tHead;
      if (header) controlsOf(header)[0]?.focus();
      return true;
    }
  }
}

/** Forgets the anchor even where nothing is selected; then the key still means what it means around the table. */
function unmark({ store, change }: SelectionControl): boolean {
  const hadSelection = store.ids.size > 0;
  change(unmarkAll(), "unmarkAll");
  return hadSelection;
}

function move(command: RowCommand & { kind: "move" }, id: RowId, { control, focusRow }: RowEventContext) {
  const { rowIds, selectableIds, current, change, rules } = control;
  focusRow(command.to);
  const isPlain = command.selects === "only";
  if (command.selects === "nothing" || (isPlain && rules().click === "toggle")) return;
  const keys = { shift: !isPlain, additive: command.selects === "addRange" };
  const before = current();
  const shown = selectableIds();
  const hasAnchor = before.anchor !== undefined && shown.includes(before.anchor);
  const anchored = hasAnchor ? before : { ...before, anchor: id };
  const to = isPlain ? command.to : endOfRange(anchored.anchor, command.to, rowIds(), shown);
  change(pressByRules(anchored, to, keys, shown, rules()), "keyboard");
}

function runInside(event: KeyboardEvent, row: HTMLTableRowElement): boolean {
  const isTyping = takesArrows(event.target);
  if (event.key === "Escape" || (event.key === "ArrowLeft" && !isTyping)) {
    if (event.key === "Escape" || !moveBetween(stopsOf(row), event.target, -1)) row.focus();
    return true;
  }
  return event.key === "ArrowRight" && !isTyping && moveBetween(stopsOf(row), event.target, 1);
}
