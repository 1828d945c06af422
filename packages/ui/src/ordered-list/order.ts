/** A list with the entry at `from` moved to `to`, held within the list; the same list where nothing moves. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const target = Math.min(Math.max(to, 0), entries.length - 1);
  const moved = entries.slice(from, from + 1);
  if (moved.length === 0 || from < 0 || from === target) return entries;
  return entries.toSpliced(from, 1).toSpliced(target, 0, ...moved);
}

/** Where an entry is on the page, in px. */
export interface EntryBox {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The place that an entry drawn to `y` takes: it passes the others whose middle it has passed.
 * @param boxes where all entries are, in their order
 */
export function placeAt(y: number, boxes: readonly EntryBox[], from: number): number {
  const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
  const before = middles.filter((middle, index) => index !== from && middle < y);
  return before.length;
}
