import { healthcareLevels, quoteLimits, quoteRelations } from "@portico/contract";
import {
  type ApplicantDraft,
  type IncomeEntry,
  incomePeriods,
  newApplicant,
  newDraft,
  type QuoteDraft,
} from "./draft.ts";
import { maxComparedPlans, metalLevels, planTypes } from "./plan-choices.ts";
import { noFilters, type PlanFilters, planSortOrders } from "./plan-filters.ts";

/** More incomes than any household adds up. */
const maxIncomes = 50;

type Stored = Readonly<Record<string, unknown>>;

/** A quote from browser storage. What isn't valid is replaced by the value of a new quote. */
export function readDraft(json: string | null): QuoteDraft {
  const stored = parse(json);
  if (!isRecord(stored)) return newDraft;
  const { text, oneOf, list, count } = reader(stored);
  const applicants = list("applicants", readApplicant).slice(0, quoteLimits.maxMembers);
  const incomes = list("incomeEntries", readIncome).slice(0, maxIncomes);
  return {
    zip: text("zip", newDraft.zip),
    countyfips: text("countyfips"),
    countyName: text("countyName"),
    state: text("state"),
    applicants: applicants.length > 0 ? applicants : newDraft.applicants,
    members: typeof stored.members === "string" ? text("members") : null,
    notApplying: typeof stored.notApplying === "string" ? text("notApplying") : null,
    income: text("income", newDraft.income),
    incomeEntries: incomes.length > 0 ? incomes : newDraft.incomeEntries,
    healthcareLevel: oneOf("healthcareLevel", healthcareLevels, newDraft.healthcareLevel),
    preferredDoctors: list("preferredDoctors", readPreference).slice(0, quoteLimits.maxPreferred),
    preferredDrugs: list("preferredDrugs", readPreference).slice(0, quoteLimits.maxPreferred),
    plansSelected: list("plansSelected", readSelected).slice(0, maxComparedPlans),
    filters: isRecord(stored.filters) ? readFilters(stored.filters) : noFilters,
    reached: count("reached"),
    saveKey: text("saveKey"),
  };
}

function readApplicant(stored: Stored, index: number): ApplicantDraft {
  const { text, oneOf, flag } = reader(stored);
  const relation = index === 0 ? "self" : oneOf("relation", quoteRelations, "other");
  const start = newApplicant(relation, text("uid", String(index + 1)));
  return {
    ...start,
    name: text("name"),
    age: text("age", start.age),
    dob: text("dob"),
    usesDob: flag("usesDob"),
    gender: oneOf("gender", ["", "Female", "Male"], ""),
    smoker: flag("smoker"),
    pregnant: flag("pregnant"),
    applies: flag("applies", true),
    hasCoverage: flag("hasCoverage"),
  };
}

function readPreference(stored: Stored) {
  const { text } = reader(stored);
  const value = text("value");
  return value === "" ? undefined : { value, group: text("group", value) };
}

function readIncome(stored: Stored, id: number): IncomeEntry {
  const { text, oneOf } = reader(stored);
  return { id, amount: text("amount"), period: oneOf("period", incomePeriods, "month") };
}

function readSelected(stored: Stored) {
  const { text } = reader(stored);
  const premium = typeof stored.premium === "number" ? stored.premium : null;
  const issuer = text("issuer");
  if (text("id") === "") return undefined;
  return { id: text("id"), name: text("name"), ...(issuer && { issuer }), premium };
}

function readFilters(stored: Stored): PlanFilters {
  const { text, oneOf, flag, count, choices } = reader(stored);
  return {
    metalLevels: choices("metalLevels", metalLevels),
    types: choices("types", planTypes),
    issuers: Array.isArray(stored.issuers) ? stored.issuers.filter((one) => typeof one === "string") : [],
    premiumMin: text("premiumMin"),
    premiumMax: text("premiumMax"),
    deductibleMin: text("deductibleMin"),
    deductibleMax: text("deductibleMax"),
    hsa: flag("hsa"),
    rating: count("rating"),
    coversDoctors: flag("coversDoctors"),
    coversDrugs: flag("coversDrugs"),
    sort: oneOf("sort", planSortOrders, noFilters.sort),
    page: count("page"),
  };
}

/** Reads values of a stored object. */
function reader(stored: Stored) {
  return {
    text: (key: string, fallback = "") => {
      const value = stored[key];
      return typeof value === "string" && value.length <= 300 ? value : fallback;
    },
    flag: (key: string, fallback = false) => {
      const value = stored[key];
      return typeof value === "boolean" ? value : fallback;
    },
    count: (key: string) => {
      const value = stored[key];
      return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : 0;
    },
    oneOf: <const Value extends string>(key: string, values: readonly Value[], fallback: Value) =>
      values.find((value) => value === stored[key]) ?? fallback,
    choices: <const Value extends string>(key: string, values: readonly Value[]) => {
      const chosen = stored[key];
      return Array.isArray(chosen) ? values.filter((value) => chosen.includes(value)) : [];
    },
    list: <Item>(key: string, read: (item: Stored, index: number) => Item | undefined): Item[] => {
      const items = stored[key];
      if (!Array.isArray(items)) return [];
      return items.filter(isRecord).flatMap((item, index) => read(item, index) ?? []);
    },
  };
}

function parse(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Stored {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
