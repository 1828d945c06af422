/** A date as `YYYY-MM-DD`, or undefined if there is no such day. Months start at 1. */
export function isoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined;
}
