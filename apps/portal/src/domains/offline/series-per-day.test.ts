import { dayAfter } from "@portico/renderer/dates";
import { expect, it } from "vitest";
import { seriesPerDay } from "./series-per-day.ts";

const count = (day: string, status: string, number: number) => ({ day, status, statusId: "", count: number });

it("has the last 30 days with today as the last, and zeros where there are no applications", () => {
  const counts = [count("2026-11-24", "New", 3), count("2026-10-26", "Void", 1)];
  const { labels, series, total } = seriesPerDay(counts, "2026-11-24", dayAfter);
  expect(labels).toHaveLength(30);
  expect([labels[0], labels.at(-1)]).toEqual(["10/26", "11/24"]);
  expect(series.map(({ label }) => label)).toEqual(["New", "Assigned", "Submitted", "Void"]);
  expect(series[0]?.values.at(-1)).toBe(3);
  expect(series[3]?.values[0]).toBe(1);
  expect(series[1]?.values.every((value) => value === 0)).toBe(true);
  expect(total).toBe(4);
});
