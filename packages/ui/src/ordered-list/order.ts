/** The list with the entry at `from` moved to `to`, limited to the list. Returns the same list if nothing changes. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const target = Math.min(Math.max(to, 0), entries.length - 1);
  const moved = entries.slice(from, from + 1);
  if (moved.length === 0 || from < 0 || from === target) return entries;
  return entries.toSpliced(from, 1).toSpliced(target, 0, ...moved);
}

/** Vertical position of an entry in px. */
interface EntryBox {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The index where an entry dragged to `y` is dropped: it passes entries whose middle it has crossed.
 * @param boxes positions of all entries, in order
 */
export function dropIndex(y: number, boxes: readonly EntryBox[], from: number): number {
  const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
  const before = middles.filter((middle, index) => index !== from && middle < y);
  return before.length;
}
