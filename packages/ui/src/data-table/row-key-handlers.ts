import type { KeyboardEvent } from "react";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { logicalKey } from "../text-direction/text-direction.js";
import { controlsOf, isInSelectCell, parentRow, rowOf, takesArrows, toggleRow } from "./row-dom.js";
import { isAdditive, type RowEventContext } from "./row-event-context.js";
import { focusStop, focusStopsOf, moveFocusStop } from "./row-focus-stops.js";
import { type RowCommand, rowCommand } from "./row-key-commands.js";
import { endOfRange, markAll, pressByRules, type RowId, unmarkAll } from "./selection.js";
import { cellOf } from "./truncated-text.js";
import type { SelectionControl } from "./use-row-selection.js";

/** Keyboard handlers of the table body, for rows and for controls in them. */
export function rowKeyHandlers(context: RowEventContext) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    // A cell can have an input.
    if (isInputMethodKey(event)) return;
    const row = rowOf(event.target, event.currentTarget);
    const id = row?.dataset.rowId;
    if (!row || id === undefined) return;
    const isOnRow = event.target === row || isRowKeyOnCheckbox(event) || isRowKeyOnCell(event);
    const isHandled = isOnRow ? runOnRow(event, row, id, context) : runInside(event, row);
    if (isHandled) event.preventDefault();
  };
}

/** A row's checkbox passes navigation keys and Ctrl+A to its row. */
function isRowKeyOnCheckbox(event: KeyboardEvent<HTMLElement>): boolean {
  return isInSelectCell(event.target) && rowKeys.has(event.key);
}

/** A focused cell handles only the keys that move between focus stops. */
function isRowKeyOnCell({ target, key }: KeyboardEvent): boolean {
  return target instanceof Element && cellOf(target) === target && !keysInsideRow.has(key);
}

const keysInsideRow = new Set(["ArrowLeft", "ArrowRight", "Escape"]);

const rowKeys = new Set(["ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "a", "A"]);

function runOnRow(
  event: KeyboardEvent<HTMLElement>,
  row: HTMLTableRowElement,
  id: RowId,
  context: RowEventContext,
): boolean {
  const { control, act } = context;
  const { rowIds, selectableIds, current, change, rules } = control;
  const { shiftKey: shift, ctrlKey: ctrl } = event;
  const pressed = { key: logicalKey(event), shift, ctrl, mod: isAdditive(event) };
  const command = rowCommand(pressed, id, rowIds());
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
      return clearSelection(control);
    case "act":
      return act(id);
    case "collapse":
      if (!toggleRow(row, false)) parentRow(row)?.focus();
      return true;
    case "enterRow": {
      if (toggleRow(row, true)) return true;
      const [first] = focusStopsOf(row);
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

/** Clears the anchor even without a selection. In that case the key also keeps its meaning outside the table. */
function clearSelection({ store, change }: SelectionControl): boolean {
  const hadSelection = store.ids.size > 0;
  change(unmarkAll(), "unmarkAll");
  return hadSelection;
}

function move(command: RowCommand & { kind: "move" }, id: RowId, { control, focusRow }: RowEventContext) {
  const { rowIds, selectableIds, current, change, rules } = control;
  focusRow(command.to);
  if (command.selects === "nothing") return;
  const keys = { shift: true, additive: command.selects === "addRange" };
  const before = current();
  const shown = selectableIds();
  const hasAnchor = before.anchor !== undefined && shown.includes(before.anchor);
  const anchored = hasAnchor ? before : { ...before, anchor: id };
  const to = endOfRange(anchored.anchor, command.to, rowIds(), shown);
  change(pressByRules(anchored, to, keys, shown, rules()), "keyboard");
}

function runInside(event: KeyboardEvent, row: HTMLTableRowElement): boolean {
  const key = logicalKey(event);
  const isTyping = takesArrows(event.target);
  if (key === "Escape" || (key === "ArrowLeft" && !isTyping)) {
    if (key === "Escape" || !moveFocusStop(focusStopsOf(row), event.target, -1)) row.focus();
    return true;
  }
  return key === "ArrowRight" && !isTyping && moveFocusStop(focusStopsOf(row), event.target, 1);
}
