import { describe, expect, it } from "vitest";
import { parseOpenEnrollment } from "../../../configuration/open-enrollment.ts";
import {
  coverageYearOn,
  effectiveDateOn,
  openEnrollmentOf,
  openEnrollmentStart,
} from "./enrollment-period.ts";

const none = new Map();

describe("open enrollment", () => {
  it("ends on January 15 until 2026, and on December 15 afterwards", () => {
    expect(openEnrollmentOf(2026, none)).toEqual({ from: "2025-11-01", to: "2026-01-15" });
    expect(openEnrollmentOf(2027, none)).toEqual({ from: "2026-11-01", to: "2026-12-15" });
  });

  it("can be configured", () => {
    const configured = parseOpenEnrollment("2027 2026-10-15/2026-12-31, 2028 2027-11-01/2027-12-20");
    expect(openEnrollmentOf(2027, configured ?? none)).toEqual({ from: "2026-10-15", to: "2026-12-31" });
    expect(parseOpenEnrollment("2027 2026-12-31/2026-11-01")).toBeUndefined();
    expect(parseOpenEnrollment("next year")).toBeUndefined();
    expect(parseOpenEnrollment("")?.size).toBe(0);
  });

  it.each([
    ["2026-10-31", 2026],
    ["2026-11-01", 2027],
    ["2026-12-15", 2027],
    ["2026-12-16", 2026],
    ["2026-01-10", 2026],
  ])("on %s is for %d", (today, year) => {
    expect(coverageYearOn(today, none)).toBe(year);
  });

  it.each([
    ["2025-12-15", "2026-01-01"],
    ["2025-12-16", "2026-02-01"],
    ["2026-01-15", "2026-02-01"],
  ])("starts coverage chosen on %s on %s", (today, start) => {
    expect(openEnrollmentStart(today, 2026)).toBe(start);
  });
});

describe("the first day of coverage", () => {
  it.each([
    ["2026-11-20", "2027-01-01", "2027-01-01"],
    ["2026-12-31", "2026-02-01", "2027-01-01"],
    ["2026-05-31", undefined, "2026-06-01"],
  ])("on %s with the earliest day %s is %s", (today, earliest, expected) => {
    expect(effectiveDateOn(today, earliest)).toBe(expected);
  });
});
