import { expect, it } from "vitest";
import { addDays, daysBetween, isWeekend } from "./days.ts";

it.each([
  ["over a year's end", "2026-12-31", 1, "2027-01-01"],
  ["over a leap day", "2028-02-28", 2, "2028-03-01"],
  ["over the days clocks change", "2026-03-01", 365, "2027-03-01"],
  ["back", "2026-03-01", -1, "2026-02-28"],
])("days are counted %s", (_how, from, count, to) => {
  expect(addDays(from, count)).toBe(to);
  expect(daysBetween(from, to)).toBe(count);
});

it("weekends are Saturdays and Sundays", () => {
  const days = ["2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30"];
  expect(days.map(isWeekend)).toEqual([false, true, true, false]);
});
