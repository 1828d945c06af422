import type { RowId } from "./selection.js";

/**
 * Where a row is on the page, or where it would be if it hadn't left. Undefined if no other row of the earlier page is
 * left to tell.
 * @param before the ids of the last page with the row
 * @param after the ids that are shown now
 */
export function rowPosition(
  id: RowId,
  before: readonly RowId[],
  after: readonly RowId[],
): { readonly index: number; readonly hasLeft: boolean } | undefined {
  const own = after.indexOf(id);
  if (own >= 0) return { index: own, hasLeft: false };
  const position = before.indexOf(id);
  const isShown = (one: RowId) => after.includes(one);
  const next = before.slice(position + 1).find(isShown);
  if (next !== undefined) return { index: after.indexOf(next), hasLeft: true };
  const previous = before.slice(0, Math.max(position, 0)).findLast(isShown);
  return previous === undefined ? undefined : { index: after.indexOf(previous) + 1, hasLeft: true };
}

/**
 * The row that took the place of one that left: the next one of those that stayed, or the last row if it was the last.
 * It is the row itself while it is shown, and the first one of a page that has none of the earlier rows.
 */
export function successorOf(id: RowId, before: readonly RowId[], after: readonly RowId[]): RowId | undefined {
  const { index } = rowPosition(id, before, after) ?? { index: 0 };
  return after[Math.min(index, after.length - 1)];
}
