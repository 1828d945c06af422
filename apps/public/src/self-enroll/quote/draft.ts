import { type HealthcareLevel, quoteDefaults, type quoteRelations } from "@portico/contract";
import { parseDecimal } from "@portico/format";
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

/** How often an income is paid. */
export const incomePeriods = ["week", "twoWeeks", "month", "year"] as const;

/** An income as entered, to add up the household's. */
export interface IncomeEntry {
  readonly id: number;
  readonly amount: string;
  readonly period: (typeof incomePeriods)[number];
}

/** A plan that was chosen to compare. */
export interface SelectedPlan {
  readonly id: string;
  readonly name: string;
  /** The name of the company. Quotes stored by earlier versions don't have it. */
  readonly issuer?: string | undefined;
  /** Null until it was read for the quote as it is. */
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
  /** Null for those of the members who aren't listed as needing coverage. */
  readonly notApplying: string | null;
  readonly income: string;
  /** What the income was added up from. */
  readonly incomeEntries: readonly IncomeEntry[];
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

/** A new income. */
export function newIncome(id: number): IncomeEntry {
  return { id, amount: "", period: "month" };
}

/** A new quote. */
export const newDraft: QuoteDraft = {
  zip: quoteDefaults.zip,
  countyfips: "",
  countyName: "",
  state: "",
  applicants: [newApplicant("self", "1")],
  members: null,
  notApplying: null,
  income: String(quoteDefaults.income),
  incomeEntries: [newIncome(0)],
  healthcareLevel: quoteDefaults.healthcareLevel,
  preferredDoctors: [],
  preferredDrugs: [],
  plansSelected: [],
  filters: noFilters,
  reached: 0,
  saveKey: "",
};

/**
 * A change of the people. The size of the household stays as entered if it has room for them, and how many of it don't
 * apply is counted again.
 */
export function withPeople(
  { members }: Pick<QuoteDraft, "members">,
  applicants: readonly ApplicantDraft[],
): Pick<QuoteDraft, "applicants" | "members" | "notApplying"> {
  const isEnough = members !== null && numberOf(members) >= applicants.length;
  return { applicants, members: isEnough ? members : null, notApplying: null };
}

/** The size of the household: as entered, or the number of people. */
export function membersOf({ members, applicants }: Pick<QuoteDraft, "members" | "applicants">): number {
  return members === null ? applicants.length : numberOf(members);
}

/** How many of the household don't want coverage, as far as people are listed. NaN if its size isn't a number. */
export function countNotApplying(draft: Pick<QuoteDraft, "members" | "applicants">): number {
  return Math.max(0, membersOf(draft) - applyingOf(draft));
}

/** How many people of a quote want coverage. */
export function applyingOf({ applicants }: Pick<QuoteDraft, "applicants">): number {
  return applicants.filter(({ applies }) => applies).length;
}

/** A typed number or amount. NaN if it isn't one, or empty. */
export function numberOf(text: string): number {
  // English and Spanish are written the same way in the United States.
  const parsed = parseDecimal(text, { locale: "en-US", units: ["$", "US$", "USD"] });
  return "value" in parsed && parsed.value !== "" ? Number(parsed.value) : Number.NaN;
}

/** Whether a typed text is neither empty nor a number. */
export function isUnreadable(text: string): boolean {
  return text.trim() !== "" && Number.isNaN(numberOf(text));
}
