import { expect, it } from "vitest";
import { benefitSections } from "./sections.ts";

it("has all sections but the costs in order, with their services", () => {
  const visit = {
    type: "PRIMARY_CARE",
    name: "Primary care visit",
    isCovered: true,
    inNetwork: { before: 40, after: 40 },
    outOfNetwork: { before: -1, after: -1 },
    limits: null,
    section: "doctorVisits" as const,
  };
  const sections = benefitSections({ benefits: [visit] });
  expect(sections.map(({ section }) => section)).toEqual([
    "doctorVisits",
    "prescriptionDrugs",
    "labsAndImaging",
    "dental",
    "hospital",
    "mentalHealth",
    "pregnancy",
    "preventiveCare",
  ]);
  expect(sections[0]?.benefits).toEqual([visit]);
  expect(sections[1]?.benefits).toEqual([]);
});
