import type { RowSpan } from "./row-window.js";
import type { RowId } from "./selection.js";

/** A place in the document that shows one row after another. */
export interface RowSlot {
  /** Stays the same while the place is reused. */
  readonly key: number;
  readonly id: RowId;
  /** The row's place among all rows, from 0. */
  readonly index: number;
}

export interface RowsWanted {
  /** All rows' ids, in displayed order. */
  ids: readonly RowId[];
  span: RowSpan;
  /** Rows drawn wherever they stand: the one with the focus, an open menu, an edit. */
  held: readonly RowId[];
  /** The row that Tab leads to; it is drawn too, so that the table can always be reached. */
  tabStop: RowId | undefined;
}

/**
 * Hands the places of rows no longer wanted to those that now are. A row that stays keeps its place; the place
 * of a held row that is gone is given up, so that what was done there does not go on with another row.
 */
export function assignSlots(
  before: readonly RowSlot[],
  { ids, span, held, tabStop }: RowsWanted,
): readonly RowSlot[] {
  const wanted = new Map<RowId, number>();
  for (let index = span.first; index < Math.min(span.end, ids.length); index += 1) {
    const id = ids[index];
    if (id !== undefined) wanted.set(id, index);
  }
  const gone = new Set<RowId>();
  for (const id of held) {
    const index = wanted.get(id) ?? ids.indexOf(id);
    if (index < 0) gone.add(id);
    else wanted.set(id, index);
  }
  const stop = tabStop === undefined ? -1 : ids.indexOf(tabStop);
  if (tabStop !== undefined && stop >= 0) wanted.set(tabStop, stop);
  const free = before.filter(({ id }) => !wanted.has(id) && !gone.has(id)).sort((a, b) => a.index - b.index);
  const staying = new Map(
    before.flatMap((slot) => (wanted.has(slot.id) ? [[slot.id, slot.key] as const] : [])),
  );
  const coming = [...wanted].filter(([id]) => !staying.has(id)).sort(([, a], [, b]) => a - b);
  const handedOver = new Map(
    free.flatMap(({ key }, place) => (coming[place] ? [[key, coming[place]] as const] : [])),
  );
  let nextKey = before.reduce((highest, { key }) => Math.max(highest, key + 1), 0);
  const reused = before.flatMap(({ key, id }) => {
    const index = wanted.get(id);
    const next = handedOver.get(key) ?? (index === undefined ? undefined : ([id, index] as const));
    return next ? [{ key, id: next[0], index: next[1] }] : [];
  });
  const added = coming.slice(free.length).map(([id, index]) => ({ key: nextKey++, id, index }));
  return [...reused, ...added];
}
