import { describe, expect, it } from "vitest";
import { canEnrollOn, effectiveDateOf, sumOfCredits } from "./enrollment-terms.ts";

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
    expect(effectiveDateOf([applicant({ eligibilityInitial: initial })], "2026-11-20")).toBe("2027-01-01");
    expect(effectiveDateOf([applicant({})], "2026-11-20")).toBe("2026-12-01");
  });

  it("add credits to the cent", () => {
    const credits = [0.1, 0.2, 448.08].map((amount) => applicant({ eligibility: { aptc: { amount } } }));
    expect(sumOfCredits(credits)).toBe(448.38);
  });
});
