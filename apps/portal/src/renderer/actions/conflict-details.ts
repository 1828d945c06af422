import { formatValue, valueAt } from "@portico/contract";
import type { ResolvedColumn } from "@portico/portal-config";
import { actionMessages } from "../../messages/lists.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * Compares the visible columns of the row that the user saw with the current row. Returns a line for each difference.
 */
export function conflictDetails(
  seen: Row,
  current: Row,
  columns: readonly Pick<ResolvedColumn, "field" | "header" | "format" | "isMasked">[],
): readonly string[] {
  return columns.flatMap(({ field, header, format, isMasked }) => {
    const value = valueAt(current, field);
    if (isMasked || value === undefined) return [];
    const [before, now] = [formatValue(format, valueAt(seen, field)), formatValue(format, value)];
    return before === now ? [] : [actionMessages.changedTo(header, before, now)];
  });
}
