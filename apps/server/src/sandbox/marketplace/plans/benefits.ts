import type { Service } from "./designs.ts";

/** A benefit of every plan: its name in the API, and the service whose price it has. */
export interface BenefitKind {
  readonly name: string;
  readonly service: Service;
  /** Whether a search returns it. */
  readonly isMain?: boolean;
  /** The most visits or days a year that a plan pays for. */
  readonly limit?: { readonly quantity: number; readonly unit: string };
}

/** All benefits, with the names of the public API. */
export const benefitKinds: readonly BenefitKind[] = [
  { name: "Primary Care Visit to Treat an Injury or Illness", service: "primary", isMain: true },
  { name: "Specialist Visit", service: "specialist", isMain: true },
  { name: "Other Practitioner Office Visit (Nurse, Physician Assistant)", service: "primary" },
  { name: "Urgent Care Centers or Facilities", service: "urgent" },
  {
    name: "Home Health Care Services",
    service: "outpatient",
    limit: { quantity: 60, unit: "Visits per year" },
  },
  {
    name: "Outpatient Rehabilitation Services",
    service: "specialist",
    limit: { quantity: 35, unit: "Visits per year" },
  },
  { name: "Habilitation Services", service: "specialist", limit: { quantity: 35, unit: "Visits per year" } },
  { name: "Chiropractic Care", service: "specialist", limit: { quantity: 26, unit: "Visits per year" } },
  { name: "Generic Drugs", service: "generic", isMain: true },
  { name: "Preferred Brand Drugs", service: "preferred" },
  { name: "Non-Preferred Brand Drugs", service: "nonPreferred" },
  { name: "Specialty Drugs", service: "specialtyDrug" },
  { name: "Laboratory Outpatient and Professional Services", service: "labs" },
  { name: "X-rays and Diagnostic Imaging", service: "xrays" },
  { name: "Imaging (CT/PET Scans, MRIs)", service: "imaging" },
  { name: "Routine Dental Services (Adult)", service: "adultDental" },
  { name: "Basic Dental Care - Adult", service: "adultDental" },
  { name: "Major Dental Care - Adult", service: "adultDental" },
  {
    name: "Dental Check-Up for Children",
    service: "childDental",
    limit: { quantity: 2, unit: "Visits per year" },
  },
  { name: "Basic Dental Care - Child", service: "childDentalWork" },
  { name: "Major Dental Care - Child", service: "childDentalWork" },
  { name: "Orthodontia - Child", service: "childDentalWork" },
  { name: "Emergency Room Services", service: "emergency", isMain: true },
  { name: "Emergency Transportation/Ambulance", service: "ambulance" },
  { name: "Inpatient Hospital Services (e.g., Hospital Stay)", service: "inpatient" },
  { name: "Inpatient Physician and Surgical Services", service: "inpatient" },
  { name: "Outpatient Facility Fee (e.g., Ambulatory Surgery Center)", service: "outpatient" },
  { name: "Outpatient Surgery Physician/Surgical Services", service: "outpatient" },
  { name: "Skilled Nursing Facility", service: "inpatient", limit: { quantity: 60, unit: "Days per year" } },
  { name: "Durable Medical Equipment", service: "outpatient" },
  { name: "Mental/Behavioral Health Outpatient Services", service: "mental" },
  { name: "Mental/Behavioral Health Inpatient Services", service: "inpatient" },
  { name: "Substance Abuse Disorder Outpatient Services", service: "mental" },
  { name: "Substance Abuse Disorder Inpatient Services", service: "inpatient" },
  { name: "Prenatal and Postnatal Care", service: "preventive" },
  { name: "Delivery and All Inpatient Services for Maternity Care", service: "inpatient" },
  { name: "Well Baby Visits and Care", service: "preventive" },
  { name: "Preventive Care/Screening/Immunization", service: "preventive" },
  {
    name: "Routine Eye Exam for Children",
    service: "childDental",
    limit: { quantity: 1, unit: "Visits per year" },
  },
];

/** "Specialist Visit" is `SPECIALIST_VISIT`. */
export function benefitType(name: string): string {
  return name
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
}
