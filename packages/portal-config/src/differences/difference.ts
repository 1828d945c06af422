/** One thing that two documents of a screen say differently. */
export interface Difference {
  /** What it is about, in words a person knows: "Columns", "Filters", "Who can see it". */
  readonly part: string;
  /** Where, as `columns[3].header`; of what was removed, where it stood. */
  readonly path: string;
  /** What changed, as a person would name it: "Agent", "Agent: heading". */
  readonly label: string;
  readonly kind: "added" | "removed" | "changed" | "moved";
  /** What stood there, in words; undefined where nothing did. */
  readonly before?: string;
  /** What stands there now, in words; undefined where nothing does. */
  readonly after?: string;
}
