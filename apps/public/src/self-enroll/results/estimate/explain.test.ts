import { expect, it } from "vitest";
import { formatIn } from "../../site/format.ts";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";
import { explain } from "./explain.ts";

const estimate = {
  year: 2027,
  effectiveDate: "2027-01-01",
  credit: 438.09,
  csr: null,
  reason: null,
  povertyPercent: 250.63,
  povertyLine: 15_960,
  contribution: 289.33,
  benchmark: 727.42,
  people: [
    { uid: "1", outcome: "credit" as const },
    { uid: "2", outcome: "chip" as const },
    { uid: "3", outcome: "notApplying" as const },
  ],
  curve: [],
};
const names = new Map([
  ["1", "You"],
  ["2", "Leo"],
]);
const household = { members: 3, members_not_applying: 1, income: 40_000 };

it("says what the credit is based on, and who isn't counted", () => {
  const { headline, lines } = explain(estimate, {
    texts: en.estimate,
    format: formatIn("en"),
    names,
    household,
  });
  expect(headline).toBe("You may get $438.09 a month off your premium");
  expect(lines).toEqual([
    "Your income is 250% of the poverty line, which is $15,960 a year for a household of 3.",
    expect.stringContaining("expected to pay up to $289.33 a month"),
    "Leo may get Medicaid or CHIP for children instead of the tax credit.",
    en.estimate.stillPriced,
  ]);
});

it("says why there is no credit", () => {
  const none = { ...estimate, credit: 0, reason: "aboveLimit" as const, contribution: null };
  const { headline, lines } = explain(none, { texts: en.estimate, format: formatIn("en"), names, household });
  expect(headline).toBe("No tax credit at this income");
  expect(lines).toContain(en.estimate.reasons.aboveLimit);
});

it("says it in Spanish, too", () => {
  const { headline } = explain(
    { ...estimate, credit: 0, reason: "everyoneGetsMedicaidOrChip" },
    { texts: es.estimate, format: formatIn("es"), names, household },
  );
  expect(headline).toBe("Puede calificar para Medicaid o CHIP");
});
