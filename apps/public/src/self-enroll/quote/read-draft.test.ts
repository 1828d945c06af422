import { metalLevels as contractLevels, planTypes as contractTypes } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { newDraft } from "./draft.ts";
import { metalLevels, planTypes } from "./plan-choices.ts";
import { activeFilters, noFilters } from "./plan-filters.ts";
import { readDraft } from "./read-draft.ts";

describe("a stored quote", () => {
  it("is read as it was stored", () => {
    const stored = {
      ...newDraft,
      members: "3",
      incomeEntries: [
        { id: 0, amount: "500", period: "week" as const },
        { id: 1, amount: "", period: "year" as const },
      ],
      plansSelected: [
        { id: "1", name: "Bronze Saver 9000", issuer: "Demo Health", premium: 39.15 },
        { id: "2", name: "Bronze Saver 9000", premium: null },
      ],
      preferredDrugs: [{ value: "1", group: "metformin" }],
      filters: { ...noFilters, metalLevels: ["Silver" as const], rating: 4 },
      reached: 4,
    };
    expect(readDraft(JSON.stringify(stored))).toEqual(stored);
  });

  it.each([
    null,
    "",
    "{",
    "[]",
    "null",
    "5",
    '{"applicants":[],"filters":[],"income":5,"members":{},"reached":-1,"healthcareLevel":"Extreme"}',
  ])("that isn't valid is a new one: %s", (json) => {
    expect(readDraft(json)).toEqual(newDraft);
  });

  it("loses only what isn't valid", () => {
    const json = JSON.stringify({
      zip: "78701",
      applicants: [{ age: "40", gender: "Robot", relation: "child" }, 7, { age: "5", relation: "child" }],
      plansSelected: Array.from({ length: 9 }, (_, index) => ({ id: String(index), name: "Plan" })),
    });
    expect(readDraft(json)).toMatchObject({
      zip: "78701",
      income: "10000",
      applicants: [
        { age: "40", gender: "", relation: "self" },
        { age: "5", relation: "child" },
      ],
      plansSelected: { length: 4 },
    });
  });
});

it("offers the levels and types of the contract", () => {
  expect(metalLevels).toEqual(contractLevels);
  expect(planTypes).toEqual(contractTypes);
});

it("counts filters that are set, and not the order or page", () => {
  expect(activeFilters(noFilters)).toBe(0);
  expect(activeFilters({ ...noFilters, hsa: true, issuers: ["A"], sort: "deductible", page: 2 })).toBe(2);
});
