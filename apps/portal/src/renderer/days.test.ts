import { expect, it } from "vitest";
import { ageAt, dayAfter, dayOf } from "./days.ts";

it.each([
  ["2026-11-20", 7, "2026-11-27"],
  ["2026-12-25", 30, "2027-01-24"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-10-31", 14, "2026-11-14"],
])("the day after %s by %i is %s, whatever clocks do meanwhile", (from, days, expected) => {
  expect(dayAfter(from, days)).toBe(expected);
});

it("is the day in the given time zone", () => {
  const moment = new Date("2026-11-20T03:00:00Z");
  expect(dayOf(moment, "America/New_York")).toBe("2026-11-19");
  expect(dayOf(moment, "UTC")).toBe("2026-11-20");
});

it.each([
  ["1980-11-20", "46"],
  ["1980-11-21", "45"],
  ["2026-11-20", "0"],
  ["2026-12-01", ""],
  ["1980", ""],
  [null, ""],
])("who was born on %s is %s years old", (born, age) => {
  expect(ageAt(born, new Date(2026, 10, 20, 12))).toBe(age);
});
