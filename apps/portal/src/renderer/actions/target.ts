import type { ListRow } from "@portico/contract/schemas";

/** The target of an action: selected rows, or all matching rows frozen by the server. */
export interface ActionTarget {
  /** The rows as they were when selected; empty if there is a `selection`. */
  readonly rows: readonly ListRow[];
  readonly selection?: FrozenSelection | undefined;
}

/** 'All N matching', as the server answered it. */
export interface FrozenSelection {
  /** Sent instead of ids. */
  readonly token: string;
  readonly count: number;
  /** By the clock of this machine, ISO 8601. */
  readonly expiresAt: string;
}

/** How many rows it is. */
export function countOf({ rows, selection }: ActionTarget): number {
  return selection?.count ?? rows.length;
}

/** The body of a bulk call that names its rows. */
export function selectionBody({
  rows,
  selection,
}: ActionTarget): { readonly selection: string } | { readonly listIds: readonly string[] } {
  return selection ? { selection: selection.token } : { listIds: rows.map(({ id }) => id) };
}
