import { expect, it } from "vitest";
import { dayAfter, dayOf } from "./days.ts";

it.each([
  ["2026-11-20", 7, "2026-11-27"],
  ["2026-12-25", 30, "2027-01-24"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-10-31", 14, "2026-11-14"],
])("%s plus %i days is %s, even across a daylight saving change", (from, days, expected) => {
  expect(dayAfter(from, days)).toBe(expected);
});

it("returns the date in a time zone", () => {
  const moment = new Date("2026-11-20T03:00:00Z");
  expect(dayOf(moment, "America/New_York")).toBe("2026-11-19");
  expect(dayOf(moment, "UTC")).toBe("2026-11-20");
});
