import { expect, it } from "vitest";
import { formatIn } from "../../site/format.ts";
import { en } from "../texts/en.ts";
import { benefitLimit, limitName } from "./plan-terms.ts";
import { priceText } from "./price-text.ts";

it.each([
  [0, 0, "No charge"],
  [40, 40, "$40"],
  [1, 0.2, "20% after deductible"],
  [1, 0, "No charge after deductible"],
  [50, 0.3, "$50 before, 30% after deductible"],
  [1, 1, "Full price"],
  [-1, -1, "Not covered"],
])("says what %d before and %d after the deductible means", (before, after, text) => {
  expect(priceText({ before, after }, en.plan, formatIn("en"))).toBe(text);
});

it("names limits in plain words", () => {
  expect(benefitLimit("35 Visits per year", en.plan)).toBe("35 visits a year");
  const limit = { amount: 1, isFamily: false };
  expect(
    limitName({ ...limit, type: "Combined Medical and Drug EHB Deductible", network: "In-Network" }, en.plan),
  ).toBe("Care and drugs · in network");
  expect(limitName({ ...limit, type: "Drug EHB Deductible", network: "Out-of-Network" }, en.plan)).toBe(
    "Drugs · out of network",
  );
});
