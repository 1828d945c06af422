import { followUpRepeats } from "@portico/contract/features/follow-ups/follow-ups";
import { describe, expect, it } from "vitest";
import { federalHolidays } from "../../configuration/federal-holidays.ts";
import { afterBusinessDays, businessDayFrom, lastDueDay, nextRepetition } from "./due-day.ts";

const holidays = federalHolidays(2026, 2028);

describe("business days", () => {
  it.each([
    ["on a weekday", "2026-11-30", 0, "2026-11-30"],
    ["on a Saturday", "2026-11-28", 0, "2026-11-30"],
    ["over a weekend", "2026-11-27", 1, "2026-11-30"],
    ["over Thanksgiving", "2026-11-25", 1, "2026-11-27"],
    ["over Christmas and a weekend", "2026-12-24", 1, "2026-12-28"],
    ["over the day clocks go back", "2026-10-30", 1, "2026-11-02"],
    ["over the day clocks go forward", "2026-03-06", 3, "2026-03-11"],
    ["over a leap day", "2028-02-28", 2, "2028-03-01"],
    ["over a year's end", "2026-12-31", 1, "2027-01-04"],
  ])("are counted from a day %s", (_name, day, count, due) => {
    expect(afterBusinessDays(day, count, holidays)).toBe(due);
  });

  it("skip several days in a row", () => {
    expect(businessDayFrom("2026-12-25", [...holidays, { date: "2026-12-28" }])).toBe("2026-12-29");
  });
});

it("a follow-up can be due up to ten years ahead", () => {
  expect(lastDueDay("2026-11-30")).toBe("2036-11-30");
  expect(lastDueDay("2028-02-29")).toBe("2038-02-28");
});

describe("what repeats", () => {
  const until = lastDueDay("2026-11-01");
  const due = (from: string, repeats: "Daily" | "Weekly" | "Monthly" | "Yearly", after: string) =>
    nextRepetition({ from, repeats, after, until, holidays });

  it.each([
    ["each business day", "2026-11-27", "Daily", "2026-11-27", "2026-11-30"],
    ["on the same weekday", "2026-11-03", "Weekly", "2026-11-03", "2026-11-10"],
    ["after a weekday that is a holiday", "2026-11-04", "Weekly", "2026-11-04", "2026-11-12"],
    ["on the last day of a shorter month", "2027-01-29", "Monthly", "2027-01-29", "2027-03-01"],
    ["on a leap day in other years", "2028-02-29", "Yearly", "2028-02-29", "2029-02-28"],
    ["without the times that were missed", "2026-01-05", "Weekly", "2026-11-25", "2026-11-30"],
  ] as const)("is due %s", (_name, from, repeats, after, next) => {
    expect(due(from, repeats, after)).toBe(next);
  });

  it.each([
    ["Daily", "2026-11-30"],
    ["Weekly", "2026-11-30"],
    ["Monthly", "2026-12-01"],
    ["Yearly", "2027-01-01"],
  ] as const)("is found at once long after it began: %s", (repeats, next) => {
    const started = performance.now();
    expect(nextRepetition({ from: "1026-01-01", repeats, after: "2026-11-27", until, holidays: [] })).toBe(
      next,
    );
    expect(performance.now() - started).toBeLessThan(50);
  });

  it.each([
    ["the last day that a follow-up can have", "2027-03-02", "2037-03-02"],
    ["the year 9999", "9999-12-31", "9999-12-31"],
  ])("ends with %s", (_name, from, last) => {
    for (const repeats of followUpRepeats)
      expect(nextRepetition({ from, repeats, after: last, until: last, holidays })).toBeUndefined();
  });

  it("returns to the 31st after shorter months", () => {
    const days = ["2026-03-31"];
    for (let count = 0; count < 4; count++) days.push(due("2026-03-31", "Monthly", days.at(-1) ?? "") ?? "");
    // May 31 is a Sunday.
    expect(days).toEqual(["2026-03-31", "2026-04-30", "2026-06-01", "2026-06-30", "2026-07-31"]);
  });
});
