import { describe, expect, it } from "vitest";
import { canEnrollOn, effectiveDateOf, sumOfCredits, whyYearIsOver } from "./enrollment-terms.ts";

const initial = {
  indicator: true,
  dateRange: { start: "2026-11-01", end: "2026-12-15" },
  earliestQHPDate: "2027-01-01",
};
const applicant = (more: object) => ({ id: "A1", person_ref: "P1", eligibility: {}, ...more });

describe("the enrollment period of an applicant", () => {
  it.each([
    ["2026-10-31", { eligibilityInitial: initial }, false],
    ["2026-11-01", { eligibilityInitial: initial }, true],
    ["2026-12-15", { eligibilityInitial: initial }, true],
    ["2026-12-16", { eligibilityInitial: initial }, false],
    ["2026-12-16", { eligibilityInitial: { indicator: true } }, true],
    ["2026-12-01", { eligibilityInitial: { ...initial, indicator: false } }, false],
    [
      "2027-02-01",
      { eligibilitySpecial: { ...initial, dateRange: { start: "2027-01-10", end: "2027-03-10" } } },
      true,
    ],
    ["2027-02-01", {}, false],
  ])("on %s with %j is open: %s", (today, more, expected) => {
    expect(canEnrollOn(applicant(more), today)).toBe(expected);
  });
});

describe("the terms of an enrollment", () => {
  it("start on the earliest day, but not before the first of next month", () => {
    const special = { ...initial, earliestQHPDate: "2026-12-01" };
    expect(effectiveDateOf([applicant({ eligibilityInitial: initial })], "2026-11-20", 2027)).toBe(
      "2027-01-01",
    );
    expect(effectiveDateOf([applicant({ eligibilitySpecial: special })], "2026-11-20", 2026)).toBe(
      "2026-12-01",
    );
  });

  it("start in the coverage year, or not at all", () => {
    const special = { ...initial, earliestQHPDate: "2026-12-01" };
    expect(effectiveDateOf([applicant({})], "2026-11-20", 2027)).toBe("2027-01-01");
    expect(effectiveDateOf([applicant({ eligibilitySpecial: special })], "2026-11-20", 2027)).toBe(
      "2027-01-01",
    );
    const late = effectiveDateOf([applicant({ eligibilitySpecial: special })], "2026-12-02", 2026);
    expect(whyYearIsOver(2026, late)).toBe(
      "Coverage for 2026 can no longer start: the next possible day is 2027/01/01. Continue the application at the Marketplace for another year.",
    );
    expect(whyYearIsOver(2027, late)).toBeUndefined();
  });

  it("add credits to the cent", () => {
    const credits = [0.1, 0.2, 448.08].map((amount) => applicant({ eligibility: { aptc: { amount } } }));
    expect(sumOfCredits(credits)).toBe(448.38);
  });
});
