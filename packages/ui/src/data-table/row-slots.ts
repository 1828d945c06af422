import type { RowSpan } from "./row-window.js";
import type { RowId } from "./selection.js";

/** A row element that is reused for different rows. */
export interface RowSlot {
  /** Stays the same while the element is reused. */
  readonly key: number;
  readonly id: RowId;
  /** Index of the row among all rows, from 0. */
  readonly index: number;
}

interface SlotRequest {
  /** Ids of all rows in display order. */
  ids: readonly RowId[];
  span: RowSpan;
  /** Rows that stay mounted wherever they are: with the focus, an open menu, or an edit. */
  retained: readonly RowId[];
  /** The table's tab stop. Always mounted, so that Tab can reach the table. */
  tabStop: RowId | undefined;
}

/**
 * Reuses the slots of rows that scrolled out of view. A row that stays keeps its slot. The slot of a retained row
 * that no longer exists is dropped, so that its state does not move to another row.
 */
export function assignSlots(
  before: readonly RowSlot[],
  { ids, span, retained, tabStop }: SlotRequest,
): readonly RowSlot[] {
  const rowsToShow = new Map<RowId, number>();
  for (let index = span.first; index < Math.min(span.end, ids.length); index += 1) {
    const id = ids[index];
    if (id !== undefined) rowsToShow.set(id, index);
  }
  const gone = new Set<RowId>();
  for (const id of retained) {
    const index = rowsToShow.get(id) ?? ids.indexOf(id);
    if (index < 0) gone.add(id);
    else rowsToShow.set(id, index);
  }
  const stop = tabStop === undefined ? -1 : ids.indexOf(tabStop);
  if (tabStop !== undefined && stop >= 0) rowsToShow.set(tabStop, stop);
  const free = before
    .filter(({ id }) => !rowsToShow.has(id) && !gone.has(id))
    .sort((a, b) => a.index - b.index);
  const staying = new Map(
    before.flatMap((slot) => (rowsToShow.has(slot.id) ? [[slot.id, slot.key] as const] : [])),
  );
  const newRows = [...rowsToShow].filter(([id]) => !staying.has(id)).sort(([, a], [, b]) => a - b);
  const handedOver = new Map(
    free.flatMap(({ key }, position) => (newRows[position] ? [[key, newRows[position]] as const] : [])),
  );
  let nextKey = before.reduce((highest, { key }) => Math.max(highest, key + 1), 0);
  const reused = before.flatMap(({ key, id }) => {
    const index = rowsToShow.get(id);
    const next = handedOver.get(key) ?? (index === undefined ? undefined : ([id, index] as const));
    return next ? [{ key, id: next[0], index: next[1] }] : [];
  });
  const added = newRows.slice(free.length).map(([id, index]) => ({ key: nextKey++, id, index }));
  return [...reused, ...added];
}
