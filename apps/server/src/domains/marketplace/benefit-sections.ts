import type { PlanSection } from "@portico/contract/schemas/plans";

/** The beginnings of benefit types by section (specification, part 2, section 2), the first match decides. */
const sections: readonly (readonly [section: PlanSection, starts: readonly string[]])[] = [
  // Only what is free by law.
  ["preventiveCare", ["PREVENTIVE_CARE", "WELL_BABY"]],
  ["pregnancy", ["PRENATAL", "DELIVERY", "INFERTILITY"]],
  ["mentalHealth", ["MENTAL", "SUBSTANCE"]],
  [
    "prescriptionDrugs",
    ["GENERIC_DRUGS", "PREFERRED_BRAND", "NON_PREFERRED", "SPECIALTY_DRUGS", "OFF_LABEL"],
  ],
  ["labsAndImaging", ["LABORATORY", "X_RAYS", "IMAGING"]],
  [
    "dental",
    ["ROUTINE_DENTAL", "BASIC_DENTAL", "MAJOR_DENTAL", "DENTAL", "ORTHODONTIA", "ACCIDENTAL_DENTAL"],
  ],
  [
    "hospital",
    [
      "EMERGENCY",
      "INPATIENT",
      "OUTPATIENT_FACILITY",
      "OUTPATIENT_SURGERY",
      "SKILLED",
      "HOSPICE",
      "DURABLE",
      "HOME_HEALTH",
      "DIALYSIS",
    ],
  ],
];

/** The section of a plan's details that a benefit belongs to. */
export function sectionOf(type: string): PlanSection {
  return sections.find(([, starts]) => starts.some((start) => type.startsWith(start)))?.[0] ?? "doctorVisits";
}
