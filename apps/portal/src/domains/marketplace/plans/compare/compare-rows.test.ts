import type { PlanDetails } from "@portico/contract/schemas/plans";
import { expect, it } from "vitest";
import { comparedRows } from "./compare-rows.ts";

const visit = {
  type: "PRIMARY_CARE",
  name: "Primary care visit",
  isCovered: true,
  inNetwork: { before: 40, after: 40 },
  outOfNetwork: { before: -1, after: -1 },
  limits: null,
  section: "doctorVisits" as const,
};
const silver: PlanDetails = {
  id: "99001FL0010003",
  name: "Silver Value 5900",
  issuer: { id: "99001", name: "Demo Health" },
  metalLevel: "Silver",
  type: "HMO",
  hsaEligible: false,
  premium: 286.86,
  fullPremium: 682.86,
  credit: 396,
  deductible: 5900,
  outOfPocketMax: null,
  rating: 3,
  csr: "CSR73",
  deductibles: [],
  outOfPocketMaximums: [],
  benefits: [visit],
  documents: [],
};
const gold: PlanDetails = {
  ...silver,
  id: "99001FL0010004",
  metalLevel: "Gold",
  csr: null,
  rating: null,
  benefits: [
    { ...visit, inNetwork: { before: 1, after: 0.2 } },
    { ...visit, type: "X_RAY", name: "X-ray" },
  ],
};

it("marks the properties in which plans differ", () => {
  const rows = comparedRows([silver, gold]);
  const row = (label: string) => rows.find((one) => one.label === label);
  expect(row("Premium")).toEqual({ label: "Premium", values: ["$ 286.86", "$ 286.86"], differs: false });
  expect(row("Metal level")).toEqual({ label: "Metal level", values: ["Silver", "Gold"], differs: true });
  expect(row("Out-of-pocket maximum")?.values).toEqual(["Not available", "Not available"]);
  expect(row("Rating")?.values).toEqual(["3 out of 5", "Not rated"]);
  expect(row("Cost-sharing reduction")?.values).toEqual(["CSR 73%", "None"]);
});

it("compares the services of all plans", () => {
  const rows = comparedRows([silver, gold]);
  expect(rows.at(-2)).toEqual({
    label: "Primary care visit",
    values: ["$ 40.00", "Full price, then 20% after the deductible"],
    differs: true,
  });
  expect(rows.at(-1)).toEqual({ label: "X-ray", values: ["Not covered", "$ 40.00"], differs: true });
});

it("has no differences for one plan", () => {
  expect(comparedRows([silver]).some(({ differs }) => differs)).toBe(false);
});
