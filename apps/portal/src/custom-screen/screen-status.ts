/** How a screen that is open is to those that are published: as it is, with another version, or not among them. */
export type ScreenStatus = "current" | "changed" | "retired";

interface Numbered {
  readonly id: string;
  readonly version: number;
}

/** What became of a screen since it was opened; a version of before comes back as another one too. */
export function screenStatusOf(open: Numbered, published: readonly Numbered[]): ScreenStatus {
  const now = published.find(({ id }) => id === open.id);
  if (!now) return "retired";
  return now.version === open.version ? "current" : "changed";
}
