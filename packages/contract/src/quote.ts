/** How much care people expect to use (specification, part 1, section 3). */
export const healthcareLevels = ["Low", "Medium", "High"] as const;
/** How much care people expect to use. */
export type HealthcareLevel = (typeof healthcareLevels)[number];

/** How a person is related to the first one, the policy holder. */
export const quoteRelations = ["self", "spouse", "child", "other"] as const;

/** The values of a new quote (specification, part 1, section 9). */
export const quoteDefaults = {
  zip: "33134",
  age: 18,
  income: 10_000,
  members: 1,
  healthcareLevel: "Medium",
} as const;

/** Limits of a quote (specification, part 1, sections 5 and 9). */
export const quoteLimits = {
  zipDigits: 5,
  maxAge: 100,
  holderAge: 18,
  maxMembers: 20,
  minIncome: 2_000,
  maxIncome: 10_000_000,
  maxName: 50,
  maxPreferred: 10,
} as const;

/** The messages of a quote (specification, part 1, section 5), and those for what it doesn't name. */
export const quoteMessages = {
  zipTooShort: "5 digits minimum",
  ageMissing: "Enter an age or a birth date",
  ageNotWhole: "Enter an age in whole years",
  ageNegative: "Negative?",
  dobInFuture: "A birth date can't be in the future",
  ageTooOld: "Too old, cyborg?",
  holderTooYoung: "Policy holder has to be 18",
  nobodyApplies: "Choose at least one person who needs coverage",
  severalSpouses: "Only one person can be your spouse",
  membersTooFew: "At least 1 member",
  membersTooMany: "Too many members",
  membersNotWhole: "Enter a whole number",
  membersBelowListed: "You listed more people than this",
  notApplyingTooMany: "More people than your household has",
  incomeNotANumber: "Enter an amount such as 45,000",
  incomeTooLow: "Income too low",
  incomeTooHigh: "Check the income",
} as const;
/** What is wrong with a value of a quote. */
export type QuoteProblemKind = keyof typeof quoteMessages;

/** What is wrong in a quote, and where. */
export interface QuoteProblem {
  readonly path: readonly (string | number)[];
  readonly kind: QuoteProblemKind;
}

interface Applicant {
  /** NaN if it was entered but isn't a number. */
  readonly age?: number | undefined;
  readonly dob?: string | undefined;
  readonly relation: (typeof quoteRelations)[number];
  readonly applies: boolean;
}

/** Each is NaN if it was entered but isn't a number. */
interface Household {
  readonly members: number;
  readonly members_not_applying: number;
  readonly income: number;
}

/** The age on a day (`YYYY-MM-DD`): as entered, or from the date of birth. Undefined without either. */
export function ageOn({ age, dob }: Pick<Applicant, "age" | "dob">, today: string): number | undefined {
  if (age !== undefined || !dob) return age;
  const [year = 0, month = "", day = ""] = dob.split("-").map((part, index) => (index ? part : Number(part)));
  const hadBirthday = today.slice(5) >= `${month}-${day}`;
  return Number(today.slice(0, 4)) - Number(year) - (hadBirthday ? 0 : 1);
}

/** What is wrong with the people of a quote. The first is the policy holder. */
export function applicantProblems(applicants: readonly Applicant[], today: string): QuoteProblem[] {
  const at = (index: number, field: string, kind: QuoteProblemKind) => [
    { path: ["applicants", index, field], kind },
  ];
  const spouses = applicants.flatMap(({ relation }, index) => (relation === "spouse" ? [index] : []));
  return [
    ...applicants.flatMap((applicant, index) => {
      const field = applicant.dob === undefined ? "age" : "dob";
      const age = ageOn(applicant, today);
      if (age === undefined) return at(index, field, "ageMissing");
      if (!Number.isInteger(age)) return at(index, field, "ageNotWhole");
      if (field === "dob" && (applicant.dob ?? "") > today) return at(index, field, "dobInFuture");
      if (age < 0) return at(index, field, "ageNegative");
      if (age > quoteLimits.maxAge) return at(index, field, "ageTooOld");
      return index === 0 && age < quoteLimits.holderAge ? at(index, field, "holderTooYoung") : [];
    }),
    ...spouses.slice(1).flatMap((index) => at(index, "relation", "severalSpouses")),
    ...(applicants.some(({ applies }) => applies) ? [] : at(0, "applies", "nobodyApplies")),
  ];
}

/** What is wrong with the household of a quote, whose people are `applicants`. */
export function householdQuoteProblems(
  { members, members_not_applying: notApplying, income }: Household,
  applicants: readonly Applicant[],
): QuoteProblem[] {
  const applying = applicants.filter(({ applies }) => applies).length;
  const at = (field: string, kind: QuoteProblemKind) => [{ path: ["household", field], kind }];
  const ofMembers = () => {
    if (members < 1) return at("members", "membersTooFew");
    if (!Number.isInteger(members)) return at("members", "membersNotWhole");
    if (members > quoteLimits.maxMembers) return at("members", "membersTooMany");
    if (members < applicants.length) return at("members", "membersBelowListed");
    if (!Number.isInteger(notApplying)) return at("members_not_applying", "membersNotWhole");
    return notApplying > members - applying ? at("members_not_applying", "notApplyingTooMany") : [];
  };
  return [
    ...ofMembers(),
    ...(Number.isNaN(income) ? at("income", "incomeNotANumber") : []),
    ...(income < quoteLimits.minIncome ? at("income", "incomeTooLow") : []),
    ...(income > quoteLimits.maxIncome ? at("income", "incomeTooHigh") : []),
  ];
}
