import { formatDate } from "@portico/ui/format";

const day = 86_400_000;

/** Returns the date of a moment as `YYYY-MM-DD`, by default in the computer's time zone. */
export function dayOf(moment: Date, timeZone?: string): string {
  return formatDate(moment, timeZone === undefined ? {} : { timeZone }).replaceAll("/", "-");
}

/** Adds days to a date: `("2026-11-20", 14)` → `"2026-12-04"`. */
export function dayAfter(from: string, days: number): string {
  return new Date(Date.parse(from) + days * day).toISOString().slice(0, 10);
}
