/** Where a user was in a list. */
export interface ListPosition {
  /** How far the page and the table were scrolled, in px. */
  readonly pageTop: number;
  readonly tableTop: number;
  readonly tableLeft: number;
  /** The id of the row with the focus, or of the last one that had it. */
  readonly rowId: string | undefined;
}

const maxPositions = 50;

/** By the key of the history entry. In memory only: after a reload, lists start at the top. */
const positions = new Map<string, ListPosition>();

/** Remembers the position in the list of a history entry. */
export function saveListPosition(entryKey: string, position: ListPosition): void {
  positions.delete(entryKey);
  positions.set(entryKey, position);
  const [oldest] = positions.keys();
  if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest);
}

/** Returns the position in the list of a history entry. Undefined on the first visit. */
export function readListPosition(entryKey: string): ListPosition | undefined {
  return positions.get(entryKey);
}
