import { describe, expect, it } from "vitest";
import { ageFactor, premiumInCents, ratedPeople, rateInCents } from "./age-rates.ts";
import { applicablePercentage } from "./applicable-percentage.ts";
import { silverVariant } from "./cost-sharing-reduction.ts";
import { premiumTaxCredit } from "./credit.ts";
import { isMedicaidEligible } from "./medicaid.ts";
import { percentOfPovertyLine, povertyLine } from "./poverty-line.ts";

describe("the poverty line", () => {
  it.each([
    [1, "FL", 2025, 15_060],
    [4, "TX", 2026, 32_150],
    [1, "AK", 2026, 19_550],
    [3, "HI", 2027, 31_420],
    [2, "NC", 2027, 21_640],
    [2, "NC", 2031, 21_640],
  ])("of %d people in %s in %d is $%d", (size, state, year, line) => {
    expect(povertyLine(size, state, year)).toBe(line);
  });
});

describe("the expected part of the income", () => {
  it.each([
    [2026, 40_000, 861],
    [2027, 40_000, 868],
  ])("in %d at $%d is %d hundredths of a percent", (year, income, expected) => {
    expect(applicablePercentage(income, povertyLine(1, "FL", year), year)).toBe(expected);
  });

  it("is that of the published bands at their ends", () => {
    const at = (percent: number, year: number) => applicablePercentage(percent * 100, 10_000, year);
    expect([100, 132.99, 133, 150, 200, 250, 300, 400, 400.01].map((percent) => at(percent, 2026))).toEqual([
      210,
      210,
      314,
      419,
      660,
      844,
      996,
      996,
      undefined,
    ]);
    expect([100, 150, 200, 250, 300, 400, 900].map((percent) => at(percent, 2025))).toEqual([
      0, 0, 200, 400, 600, 850, 850,
    ]);
    expect([133, 150, 200, 250, 300, 401].map((percent) => at(percent, 2027))).toEqual([
      323,
      430,
      678,
      866,
      1022,
      undefined,
    ]);
  });
});

describe("the credit", () => {
  it("is that of the published example", () => {
    const line = povertyLine(1, "FL", 2026);
    expect(percentOfPovertyLine(40_000, line).toFixed(2)).toBe("255.59");
    expect(premiumTaxCredit({ income: 40_000, line, year: 2026, benchmark: 683 })).toBe(396);
  });

  it.each([
    ["below the poverty line", 15_649.99, 0],
    ["at the poverty line", 15_650, 683 - (15_650 * 0.021) / 12],
    ["at 400 %", 62_600, 683 - (62_600 * 0.0996) / 12],
    ["above 400 %", 62_600.01, 0],
  ])("%s is right", (_, income, expected) => {
    const credit = premiumTaxCredit({ income, line: 15_650, year: 2026, benchmark: 683 });
    expect(credit).toBeCloseTo(expected, 2);
  });

  it("is never negative", () => {
    expect(premiumTaxCredit({ income: 60_000, line: 15_650, year: 2026, benchmark: 200 })).toBe(0);
  });
});

describe("Silver plans", () => {
  it.each([
    [99.99, undefined],
    [100, 94],
    [150, 94],
    [150.01, 87],
    [200, 87],
    [200.01, 73],
    [250, 73],
    [250.01, undefined],
  ])("at %d %% of the poverty line have the variant %s", (percent, variant) => {
    expect(silverVariant(percent * 100, 10_000)).toBe(variant);
  });
});

describe("Medicaid and CHIP", () => {
  it.each([
    [40, "FL", 100, false],
    [40, "NC", 138, true],
    [40, "NC", 138.01, false],
    [19, "AK", 138, true],
    [18, "FL", 215, true],
    [18, "FL", 215.01, false],
    [5, "TX", 206, true],
    [5, "HI", 313, true],
  ])("cover someone of %d years in %s at %d %%: %s", (age, state, percent, expected) => {
    expect(isMedicaidEligible({ age, state, income: percent * 100, line: 10_000 })).toBe(expected);
  });
});

describe("rates", () => {
  const rates = { baseCents: 53_443, tobaccoFactor: 1250 };
  const child = (age: number) => ({ age, usesTobacco: false });

  it.each([
    [0, 765],
    [14, 765],
    [15, 833],
    [20, 970],
    [21, 1000],
    [24, 1000],
    [25, 1004],
    [40, 1278],
    [53, 2040],
    [64, 3000],
    [99, 3000],
  ])("at %d use the factor %d", (age, factor) => {
    expect(ageFactor(age)).toBe(factor);
  });

  it("round half-up, and add tobacco from 21 on", () => {
    expect(rateInCents(rates, child(40))).toBe(68_300);
    expect(rateInCents(rates, { age: 40, usesTobacco: true })).toBe(85_375);
    expect(rateInCents(rates, { age: 20, usesTobacco: true })).toBe(rateInCents(rates, child(20)));
  });

  it("count the three oldest children", () => {
    const people = [child(2), child(40), child(19), child(5), child(11), child(20)];
    expect(ratedPeople(people).map(({ age }) => age)).toEqual([40, 19, 11, 20]);
    const each = [40, 19, 11, 20].map((age) => rateInCents(rates, child(age)));
    expect(premiumInCents(rates, people)).toBe(each.reduce((sum, rate) => sum + rate, 0));
  });
});
