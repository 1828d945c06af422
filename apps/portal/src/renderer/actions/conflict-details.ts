import { formatValue, valueAt } from "@portico/contract";
import type { ResolvedColumn } from "@portico/portal-config";
import { actionMessages } from "../../messages/lists.ts";

type Row = Readonly<Record<string, unknown>>;

/** What another one changed in a row in the meantime, of the columns shown: each line says what was seen and what is there. */
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
