import type { Format } from "@portico/endpoints";
import { isStatus } from "./column-priority.ts";
import type { ResolvedColumn } from "./columns.ts";

/** Values whose text is as long as that of most others of their format. */
const values: Readonly<Partial<Record<Format, unknown>>> = {
  date: "2026-12-28",
  dateTime: "2026-12-28T17:30:00Z",
  money: 1234.5,
  percent: 12.5,
  month: 9,
  year: 2026,
  phone: "3055550142",
  ssn: "•••-••-1234",
  yesNo: true,
};

/** A value whose text is as long as that of most others of the column, or the longest status. Undefined for texts. */
export function typicalValueOf(column: Pick<ResolvedColumn, "format" | "tones" | "empty">): unknown {
  if (!isStatus(column)) return values[column.format];
  const statuses = [...Object.keys(column.tones ?? {}), column.empty ?? ""];
  return statuses.reduce((longest, status) => (status.length > longest.length ? status : longest));
}
