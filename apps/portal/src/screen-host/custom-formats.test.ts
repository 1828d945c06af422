import { expect, it } from "vitest";
import { ageOn, customFormats } from "./custom-formats.ts";

it.each([
  ["1980-11-20", "46"],
  ["1980-11-21", "45"],
  ["2026-11-20", "0"],
  ["2026-12-01", ""],
  ["1980", ""],
  [null, ""],
])("returns the age: born on %s, %s years old", (born, age) => {
  expect(ageOn(born, "2026-11-20")).toBe(age);
});

it.each([
  ["2026-07-01T03:05:00Z", "America/New_York", "Tue, 6/30/26 at 11:05PM"],
  ["2026-01-05T12:30:00.000Z", "UTC", "Mon, 1/5/26 at 12:30PM"],
  [null, "UTC", ""],
])("returns the weekday, date and time of %s in %s", (instant, timeZone, text) => {
  expect(customFormats.dateAt(instant, { timeZone })).toBe(text);
});
