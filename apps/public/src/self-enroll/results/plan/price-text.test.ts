import { expect, it } from "vitest";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";
import { benefitLimit, limitName } from "./plan-terms.ts";
import { priceText } from "./price-text.ts";

it.each([
  [0, 0, "Free"],
  [40, 40, "$40.00"],
  [1, 0.2, "20% after deductible"],
  [1, 0, "Free after deductible"],
  [50, 0.3, "$50.00 before, 30% after deductible"],
  [0.125, 0.125, "12.5%"],
  [1, 1, "Full price"],
  [-1, -1, "Not covered"],
])("says what %d before and %d after the deductible means", (before, after, text) => {
  expect(priceText({ before, after }, en.plan)).toBe(text);
});

it("says it in Spanish, too", () => {
  expect(priceText({ before: 1, after: 0 }, es.plan)).toBe("Gratis después del deducible");
  expect(priceText({ before: 1, after: 1 }, es.plan)).toBe("Precio completo");
});

it("counts stars", () => {
  expect([en.filters.stars(1), en.filters.stars(2)]).toEqual(["1 star or more", "2 stars or more"]);
  expect([es.filters.stars(1), es.filters.stars(2)]).toEqual(["1 estrella o más", "2 estrellas o más"]);
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
