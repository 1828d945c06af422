import { expect, it } from "vitest";
import { parseDate, showDate } from "./typed-date.js";

it.each([
  ["2026/03/01", "2026-03-01"],
  ["2026-3-1", "2026-03-01"],
  [" 2026.03.01 ", "2026-03-01"],
  ["20260301", "2026-03-01"],
  ["3/1/2026", "2026-03-01"],
  ["2026/02/29", undefined],
  ["2026/13/01", undefined],
  ["2026/03", undefined],
  ["tomorrow", undefined],
  ["", undefined],
])("parses %s as %s", (text, date) => {
  expect(parseDate(text)).toBe(date);
});

it("formats a date with the year first, and rejects other texts", () => {
  expect(showDate("2026-03-01")).toBe("2026/03/01");
  expect(showDate("2026-3")).toBeUndefined();
});
