import { only, type RowId, type RowSelection, toggle } from "./selection.js";

/** Milliseconds of a long press, as on Android. */
export const longPressDelay = 500;

/** Maximum movement during a long press in px. */
const moveTolerance = 10;

interface TouchRules {
  mode: "one" | "many";
  /** Rows have a main action. */
  canAct: boolean;
}

/**
 * The selection after a tap, which toggles the row. Undefined if the tap runs the row's main action instead, which it
 * does until a long press started selecting.
 */
export function selectByTap(
  before: RowSelection,
  id: RowId,
  { mode, canAct }: TouchRules,
): RowSelection | undefined {
  return canAct && before.ids.size === 0 ? undefined : selectByLongPress(before, id, mode);
}

/** A long press toggles the row, regardless of what a tap does. */
export function selectByLongPress(before: RowSelection, id: RowId, mode: "one" | "many"): RowSelection {
  if (mode === "many") return toggle(before, id);
  return before.ids.has(id) ? { ids: new Set(), anchor: id } : only(id);
}

/** Whether a touch that moved between two points still counts as a long press. */
export function isWithinTolerance(from: { x: number; y: number }, to: { x: number; y: number }): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) <= moveTolerance;
}
