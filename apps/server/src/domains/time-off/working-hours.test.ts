import { describe, expect, it } from "vitest";
import { federalHolidays } from "../../configuration/federal-holidays.ts";
import { estimateHours } from "./working-hours.ts";

const holidays = federalHolidays(2025, 2040);

describe("an estimate", () => {
  it.each([
    ["one day", "2026-11-23 9", "2026-11-23 17", 7],
    ["a week", "2026-11-16 9", "2026-11-20 17", 35],
    ["a weekend", "2026-11-21 9", "2026-11-22 17", 0],
    ["two weeks with a weekend", "2026-12-07 9", "2026-12-18 17", 70],
    ["the week of Thanksgiving", "2026-11-23 9", "2026-11-27 17", 28],
    ["a holiday alone", "2026-12-25 9", "2026-12-25 17", 0],
    ["New Year", "2026-12-28 9", "2027-01-04 17", 35],
    ["a New Year that is observed on the Friday before", "2027-12-30 9", "2028-01-03 17", 14],
    ["the start of daylight saving time", "2026-03-06 9", "2026-03-09 17", 14],
    ["the end of daylight saving time", "2026-10-30 9", "2026-11-02 17", 14],
    ["a leap day", "2028-02-28 9", "2028-03-01 17", 21],
    ["a morning", "2026-11-23 9", "2026-11-23 13", 3],
    ["a morning until the unpaid hour", "2026-11-23 9", "2026-11-23 12", 3],
    ["an afternoon", "2026-11-23 13", "2026-11-23 17", 4],
    ["an afternoon with the unpaid hour", "2026-11-23 12", "2026-11-23 17", 4],
    ["the hours around the unpaid one", "2026-11-23 11", "2026-11-23 14", 2],
    ["an afternoon, a day and a morning", "2026-11-16 13", "2026-11-18 13", 14],
    ["days that start and end with the unpaid hour", "2026-11-16 12", "2026-11-18 13", 14],
    ["one hour", "2026-11-23 9", "2026-11-23 10", 1],
    ["the unpaid hour", "2026-11-23 12", "2026-11-23 13", 0],
    ["an evening", "2026-11-23 18", "2026-11-23 23", 0],
    ["a day from 0 to 23", "2026-11-23 0", "2026-11-23 23", 7],
    ["a half-day on a Saturday, and Monday", "2026-11-21 13", "2026-11-23 17", 7],
  ])("of %s", (_what, start, end, hours) => {
    const [startDate = "", startHour] = start.split(" ");
    const [endDate = "", endHour] = end.split(" ");
    const period = { startDate, startHour: Number(startHour), endDate, endHour: Number(endHour) };
    expect(estimateHours(period, holidays).hours).toBe(hours);
  });

  it("names the holidays that it excludes, but not those on weekends", () => {
    const period = { startDate: "2026-11-26", startHour: 9, endDate: "2026-11-29", endHour: 17 };
    const configured = [
      { date: "2026-11-28", name: "Small Business Saturday" },
      { date: "2026-11-27", name: "Day after Thanksgiving" },
      ...holidays,
    ];
    expect(estimateHours(period, configured)).toMatchObject({
      hours: 0,
      holidays: [
        { date: "2026-11-26", name: "Thanksgiving Day" },
        { date: "2026-11-27", name: "Day after Thanksgiving" },
      ],
    });
  });
});

describe("a period without working hours", () => {
  it.each([
    ["2026-11-21 9", "2026-11-22 17", "startDate", "weekends don't count. Choose other days."],
    ["2026-12-25 9", "2026-12-25 17", "startDate", "12/25/2026 is Christmas Day. Choose other days."],
    [
      "2026-12-25 9",
      "2026-12-27 17",
      "startDate",
      "weekends don't count, 12/25/2026 is Christmas Day. Choose other days.",
    ],
    ["2026-11-23 12", "2026-11-23 13", "startHour", "12:00 to 13:00 is unpaid. Choose other hours."],
    ["2026-11-23 17", "2026-11-23 23", "startHour", "a workday is from 9:00 to 17:00. Choose other hours."],
    [
      "2026-11-20 17",
      "2026-11-23 9",
      "startHour",
      "weekends don't count, a workday is from 9:00 to 17:00. Choose other hours.",
    ],
  ])("from %s to %s says why, at the field to change", (start, end, field, reason) => {
    const [startDate = "", startHour] = start.split(" ");
    const [endDate = "", endHour] = end.split(" ");
    const period = { startDate, startHour: Number(startHour), endDate, endHour: Number(endHour) };
    expect(estimateHours(period, holidays)).toMatchObject({
      hours: 0,
      problem: { field, message: `No working hours: ${reason}` },
    });
  });

  it("is not one with an hour", () => {
    const period = { startDate: "2026-11-20", startHour: 16, endDate: "2026-11-23", endHour: 9 };
    expect(estimateHours(period, holidays)).toEqual({ hours: 1, holidays: [], problem: null });
  });
});

it("federal holidays are never on a weekend, and eleven a year", () => {
  expect(holidays).toHaveLength(16 * 11);
  expect(holidays.filter(({ date }) => [0, 6].includes(new Date(date).getUTCDay()))).toEqual([]);
  const of2026 = federalHolidays(2026, 2026).map(({ date }) => date.slice(5));
  expect(of2026.join(" ")).toBe("01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25");
});
