import { describe, expect, it } from "vitest";
import { sectionOf } from "./benefit-sections.ts";
import { csrVariantOf } from "./plan-card.ts";
import { pricesOf } from "./plan-prices.ts";

const row = (values: object) => ({
  coinsurance_rate: 0,
  coinsurance_options: "Not Applicable",
  copay_amount: 0,
  copay_options: "Not Applicable",
  network_tier: "In-Network",
  ...values,
});

describe("what a member pays", () => {
  it.each([
    ["a copay", { copay_amount: 40, copay_options: "Copay" }, 40, 40],
    ["a copay after the deductible", { copay_amount: 40, copay_options: "Copay after deductible" }, 1, 40],
    ["coinsurance", { coinsurance_rate: 0.3, coinsurance_options: "Coinsurance" }, 0.3, 0.3],
    [
      "coinsurance after it",
      { coinsurance_rate: 0.3, coinsurance_options: "Coinsurance after deductible" },
      1,
      0.3,
    ],
    ["nothing", { copay_options: "No Charge" }, 0, 0],
    ["nothing after it", { copay_options: "No Charge after deductible" }, 1, 0],
    ["what isn't covered", { copay_options: "Not Covered" }, -1, -1],
    [
      "a copay before it, coinsurance afterwards",
      {
        copay_amount: 40,
        copay_options: "Copay before deductible",
        coinsurance_rate: 0.3,
        coinsurance_options: "Coinsurance after deductible",
      },
      40,
      0.3,
    ],
  ])("for %s is one number before and one after the deductible", (_, values, before, after) => {
    expect(pricesOf(row(values))).toEqual({ before, after });
  });

  it("for a missing row is the full price", () => {
    expect(pricesOf(undefined)).toEqual({ before: -1, after: -1 });
  });
});

describe("the section of a service", () => {
  it.each([
    ["PREVENTIVE_CARE_SCREENING_IMMUNIZATION", "preventiveCare"],
    ["WELL_BABY_VISITS_AND_CARE", "preventiveCare"],
    ["ROUTINE_EYE_EXAM_FOR_CHILDREN", "doctorVisits"],
    ["EYE_GLASSES_FOR_CHILDREN", "doctorVisits"],
    ["NUTRITIONAL_COUNSELING", "doctorVisits"],
    ["DIABETES_EDUCATION", "doctorVisits"],
  ])("%s is %s, and only free ones are called free", (type, section) => {
    expect(sectionOf(type)).toBe(section);
  });
});

describe("the code of a cost-sharing reduction", () => {
  it.each([
    ["94% AV Level Silver Plan CSR", "CSR94"],
    ["87% AV Level Silver Plan CSR", "CSR87"],
    ["73% AV Level Silver Plan CSR", "CSR73"],
    ["CSR94", "CSR94"],
    ["Exchange variant (no CSR)", undefined],
    [undefined, undefined],
  ])("%s is %s", (name, code) => {
    expect(csrVariantOf(name)).toBe(code);
  });
});
