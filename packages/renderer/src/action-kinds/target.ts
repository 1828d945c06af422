import type { ListRow } from "@portico/endpoints/schemas";

/** What an action applies to: selected rows, or all matching rows. */
export interface ActionTarget {
  /** The rows as they were when selected. Empty if there is a `selection`. */
  readonly rows: readonly ListRow[];
  readonly selection?: FrozenSelection | undefined;
}

/** A selection of all matching rows, as returned by the server. */
export interface FrozenSelection {
  /** Sent in place of the ids. */
  readonly token: string;
  readonly count: number;
  /** By the local clock, in ISO 8601. */
  readonly expiresAt: string;
}

/** Returns the number of rows. */
export function countOf({ rows, selection }: ActionTarget): number {
  return selection?.count ?? rows.length;
}

/** Returns the part of a request body that identifies the rows. */
export function selectionBody({
  rows,
  selection,
}: ActionTarget): { readonly selection: string } | { readonly listIds: readonly string[] } {
  return selection ? { selection: selection.token } : { listIds: rows.map(({ id }) => id) };
}
