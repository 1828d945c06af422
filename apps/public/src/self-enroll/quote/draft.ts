import { type HealthcareLevel, quoteDefaults, type quoteRelations } from "@portico/contract";
import { noFilters, type PlanFilters } from "./plan-filters.ts";

/** How a person is related to the first one. */
export type Relation = (typeof quoteRelations)[number];

/** A person as entered. */
export interface ApplicantDraft {
  readonly uid: string;
  readonly name: string;
  readonly relation: Relation;
  readonly age: string;
  /** `YYYY-MM-DD`, if `usesDob`. */
  readonly dob: string;
  readonly usesDob: boolean;
  readonly gender: "" | "Female" | "Male";
  readonly smoker: boolean;
  readonly pregnant: boolean;
  readonly applies: boolean;
  readonly hasCoverage: boolean;
}

/** A preferred doctor or drug: its number, and the name that was chosen. */
export interface Preference {
  readonly value: string;
  readonly group: string;
}

/** A plan that was chosen to compare. */
export interface SelectedPlan {
  readonly id: string;
  readonly name: string;
  readonly premium: number | null;
}

/** A quote as entered. Texts of numbers stay as they were typed. */
export interface QuoteDraft {
  readonly zip: string;
  /** The county, once it is known. */
  readonly countyfips: string;
  readonly countyName: string;
  readonly state: string;
  readonly applicants: readonly ApplicantDraft[];
  /** Null for as many as there are people. */
  readonly members: string | null;
  readonly income: string;
  readonly healthcareLevel: HealthcareLevel;
  readonly preferredDoctors: readonly Preference[];
  readonly preferredDrugs: readonly Preference[];
  readonly plansSelected: readonly SelectedPlan[];
  readonly filters: PlanFilters;
  /** The number of the last step that was reached. */
  readonly reached: number;
  /** For agents who opened the quote from the portal: the key to store changes. */
  readonly saveKey: string;
}

/** A new person. */
export function newApplicant(relation: Relation, uid: string): ApplicantDraft {
  return {
    uid,
    name: "",
    relation,
    age: relation === "self" ? String(quoteDefaults.age) : "",
    dob: "",
    usesDob: false,
    gender: "",
    smoker: false,
    pregnant: false,
    applies: true,
    hasCoverage: false,
  };
}

/** A new quote. */
export const newDraft: QuoteDraft = {
  zip: quoteDefaults.zip,
  countyfips: "",
  countyName: "",
  state: "",
  applicants: [newApplicant("self", "1")],
  members: null,
  income: String(quoteDefaults.income),
  healthcareLevel: quoteDefaults.healthcareLevel,
  preferredDoctors: [],
  preferredDrugs: [],
  plansSelected: [],
  filters: noFilters,
  reached: 0,
  saveKey: "",
};

/** The size of the household: as entered, or the number of people. */
export function membersOf({ members, applicants }: Pick<QuoteDraft, "members" | "applicants">): number {
  return members === null ? applicants.length : numberOf(members);
}

/** How many people of a quote want coverage. */
export function applyingOf({ applicants }: Pick<QuoteDraft, "applicants">): number {
  return applicants.filter(({ applies }) => applies).length;
}

/** A typed number. Ignores dollar signs, commas and spaces. NaN if it isn't one. */
export function numberOf(text: string): number {
  const digits = text.replaceAll(/[$,\s]/g, "");
  return /^-?\d{1,12}(\.\d*)?$/.test(digits) ? Number(digits) : Number.NaN;
}
