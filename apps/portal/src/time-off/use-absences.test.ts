import { expect, it } from "vitest";
import { countByDay, lastDayOf } from "./use-absences.ts";

it.each([
  ["2026-12-01", "2026-12-31"],
  ["2027-01-01", "2027-01-31"],
  ["2027-02-01", "2027-02-28"],
  ["2028-02-01", "2028-02-29"],
])("the month from %s ends on %s", (month, last) => {
  expect(lastDayOf(month)).toBe(last);
});

it("counts absences on each of their days in the month, even across New Year and clock changes", () => {
  const absence = (firstDay: string, lastDay: string) => ({
    id: "",
    name: "",
    status: "",
    firstDay,
    lastDay,
  });
  const absences = [absence("2026-12-30", "2027-01-02"), absence("2027-01-02", "2027-01-02")];
  expect([...countByDay(absences, "2026-12-01")]).toEqual([
    ["2026-12-30", 1],
    ["2026-12-31", 1],
  ]);
  expect([...countByDay(absences, "2027-01-01")]).toEqual([
    ["2027-01-01", 1],
    ["2027-01-02", 2],
  ]);
  expect(countByDay([absence("2026-03-07", "2026-03-09")], "2026-03-01").size).toBe(3);
});
