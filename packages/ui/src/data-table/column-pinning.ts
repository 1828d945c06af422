import type { ColumnPinningState } from "@tanstack/react-table";

type Pinned = "start" | "end" | undefined;

/** The columns with the pinned ones at the ends, marked as such. */
export function pinColumns<Column extends { id: string }>(
  columns: readonly Column[],
  { start, end }: ColumnPinningState,
): readonly (Column & { pinned?: Pinned })[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const pin = (ids: readonly string[], pinned: Pinned) =>
    ids.flatMap((id) => {
      const column = byId.get(id);
      return column ? [{ ...column, pinned }] : [];
    });
  const pinnedIds = new Set([...start, ...end]);
  return [...pin(start, "start"), ...columns.filter(({ id }) => !pinnedIds.has(id)), ...pin(end, "end")];
}

/**
 * The `data-sticky` attribute of a column's cells: empty for the first column, which is always sticky, `start-2`
 * for the second one pinned at the start, and `end-1` for the last one pinned at the end.
 */
export function stickyAttribute(
  columns: readonly { pinned?: Pinned }[],
  index: number,
): { "data-sticky"?: string } {
  const pinned = columns[index]?.pinned;
  if (index === 0) return { "data-sticky": "" };
  if (pinned === undefined) return {};
  return { "data-sticky": pinned === "start" ? `start-${index + 1}` : `end-${columns.length - index}` };
}
