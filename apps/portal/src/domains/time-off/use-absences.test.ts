import { expect, it } from "vitest";
import { lastDayOf } from "./use-absences.ts";

it.each([
  ["2026-12-01", "2026-12-31"],
  ["2027-01-01", "2027-01-31"],
  ["2027-02-01", "2027-02-28"],
  ["2028-02-01", "2028-02-29"],
])("the month from %s ends on %s", (month, last) => {
  expect(lastDayOf(month)).toBe(last);
});
