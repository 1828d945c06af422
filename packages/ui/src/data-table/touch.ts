import { only, type RowId, type RowSelection, toggle } from "./selection.js";

/** How long a finger rests on a row before that starts selecting, in ms; as on Android. */
export const longPress = 500;

/** How far a finger may slip and still rest, in px. */
export const slip = 10;

export interface TouchRules {
  mode: "one" | "many";
  /** Rows have a main action. */
  canAct: boolean;
}

/** What a touch does: the row's main action, or another selection. */
export type TouchResult = { kind: "act" } | { kind: "select"; selection: RowSelection };

/** A tap toggles; where rows have a main action it acts, until a long press has started selecting. */
export function tap(before: RowSelection, id: RowId, { mode, canAct }: TouchRules): TouchResult {
  if (canAct && before.ids.size === 0) return { kind: "act" };
  return { kind: "select", selection: touched(before, id, mode) };
}

/** A long press selects, whatever a tap would do. */
export function touched(before: RowSelection, id: RowId, mode: "one" | "many"): RowSelection {
  if (mode === "many") return toggle(before, id);
  return before.ids.has(id) ? { ids: new Set(), anchor: id } : only(id);
}

/** Whether a finger that went down at one point and is now at another still rests. */
export function isResting(from: { x: number; y: number }, to: { x: number; y: number }): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) <= slip;
}
