/** A difference between two documents of a screen. */
export interface Difference {
  /** The part of the screen, for users: "Columns", "Filters", "Who can see it". */
  readonly part: string;
  /** The path, as `columns[3].header`; for removed values, the path in the old document. */
  readonly path: string;
  /** What changed, for users: "Agent", "Agent: heading". */
  readonly label: string;
  readonly kind: "added" | "removed" | "changed" | "moved";
  /** The old value as text; undefined if there was none. */
  readonly before?: string;
  /** The new value as text; undefined if it doesn't exist. */
  readonly after?: string;
}
