import { entriesOf } from "@portico/contract";
import type { ResponseBody } from "@portico/contract/schemas";

type Counts = ResponseBody<"offlineApp.perDay">;

/** The number of days shown, including today. */
export const daysShown = 30;

/**
 * Counts by status for each of the last 30 days, with zeros for days without applications.
 * @param today `YYYY-MM-DD`
 */
export function seriesPerDay(counts: Counts, today: string, dayAfter: (day: string, days: number) => string) {
  const days = Array.from({ length: daysShown }, (_, index) => dayAfter(today, index - daysShown + 1));
  const byKey = new Map(counts.map(({ day, status, count }) => [`${day} ${status}`, count]));
  const names = entriesOf("offlineStatus").map(({ name }) => name);
  const series = names.map((label) => ({
    label,
    values: days.map((day) => byKey.get(`${day} ${label}`) ?? 0),
  }));
  return {
    labels: days.map((day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`),
    series,
    totals: days.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)),
    total: counts.reduce((sum, { count }) => sum + count, 0),
  };
}
