/** Whether an open screen is current, has another published version, or is retired. */
export type ScreenStatus = "current" | "changed" | "retired";

interface Numbered {
  readonly id: string;
  readonly version: number;
}

/** Compares an open screen with the published ones. Rolling back to an earlier version counts as a change. */
export function screenStatusOf(open: Numbered, published: readonly Numbered[]): ScreenStatus {
  const now = published.find(({ id }) => id === open.id);
  if (!now) return "retired";
  return now.version === open.version ? "current" : "changed";
}
