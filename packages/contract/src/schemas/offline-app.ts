import { optionalText, recordId, requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { maxNoteLength } from "../note-entities.ts";
import { type HouseholdProblem, householdProblems } from "./household.ts";
import { paymentCard } from "./payment-card.ts";
import { emailAddress, namePart, phoneNumber, requiredName, stateCode } from "./person.ts";

/** The maximum lengths of texts (specification, part 1, section 9). */
export const offlineAppLengths = {
  address: 95,
  city: 35,
  county: 50,
  residenceCardNumber: 13,
  planSelected: 200,
  employerName: 50,
  marketplaceId: 35,
} as const;

/** The maximum number of people in a family (specification, part 1, section 5). */
export const maxFamilySize = 20;
const maxAmount = 99_999_999.99;

const amount = (message: string) =>
  z
    .number(message)
    .min(0, "At least $ 0.00")
    .max(maxAmount, "Up to $ 99,999,999.99")
    .multipleOf(0.01, "Up to two decimals");

/** Nine digits in any grouping. Area 000, 666 and 900 to 999, group 00 and serial 0000 don't exist. */
const ssn = z
  .string()
  .trim()
  .max(11, "Not an SSN")
  .regex(/^(?!000|666|9)\d{3}[- ]?(?!00)\d{2}[- ]?(?!0000)\d{4}$/, "Not an SSN")
  .transform((text) => text.replace(/\D/g, ""));

const sexes = ["M", "F"] as const;
/** The immigration statuses of people (specification, part 1, section 3). */
export const migratoryStatuses = ["resident", "citizen", "work_permit", "other"] as const;
/** How household members are related to the primary person. */
export const relations = ["father", "mother", "child", "spouse", "dependent"] as const;
/** The types of income. */
export const incomeTypes = ["employed", "self_employed", "unemployed"] as const;
/** The languages of applicants. */
export const applicantLanguages = ["en", "es"] as const;

const birthDate = z.iso.date("Must be valid date");
/** Omitted to keep the stored number, null to remove it. */
const ssnToStore = ssn.nullable().optional().describe("Omit to keep the stored number; null removes it.");

const income = {
  typeOfIncome: z.enum(incomeTypes).optional(),
  annualIncome: amount("Enter an amount").optional(),
  employerName: optionalText(offlineAppLengths.employerName),
  employerPhone: phoneNumber.optional(),
};

/**
 * Rules about several values also run if others are missing or invalid, so that all problems are shown at once. They read
 * the values leniently: an invalid one counts as missing, and has its own message.
 */
const alsoIfInvalid = { when: () => true };
const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const lenientMember = z
  .object({
    relation: lenient(z.enum(relations)),
    dob: lenient(z.string()),
    typeOfIncome: lenient(z.enum(incomeTypes)),
    annualIncome: lenient(z.number()),
    employerName: lenient(z.string()),
    employerPhone: lenient(z.string()),
    apply: z.boolean().catch(true),
  })
  .catch({ apply: true });
const lenientBody = z
  .object({
    married: z.boolean().catch(false),
    totalMembers: lenient(z.number()),
    annualHouseholdIncome: lenient(z.number()),
    applyingForCoverage: lenient(z.number()),
    annualIncome: lenient(z.number()),
    offlineAppMembers: z.array(lenientMember).catch([]),
    cardNumber: lenient(z.string()),
    cardExpDate: lenient(z.string()),
  })
  .catch({ married: false, offlineAppMembers: [] });

/** Adds problems of values that have none yet. */
function addProblems(context: z.RefinementCtx, problems: readonly HouseholdProblem[]): void {
  const key = (path: readonly PropertyKey[] = []) => path.join(".");
  const invalid = new Set(context.issues.map(({ path }) => key(path)));
  for (const { path, message } of problems) {
    if (!invalid.has(key(path))) context.addIssue({ code: "custom", path: [...path], message });
  }
}

/** A spouse needs a type of income and an employer, and others have none. Nothing is known without a relation. */
function memberProblems(member: z.output<typeof lenientMember>): HouseholdProblem[] {
  const { relation, typeOfIncome, annualIncome, employerName, employerPhone } = member;
  if (relation === undefined) return [];
  if (relation === "spouse") {
    return [
      ...(typeOfIncome ? [] : [{ path: ["typeOfIncome"], message: "Type of income is required" }]),
      ...(typeOfIncome === "unemployed" || employerName?.trim()
        ? []
        : [{ path: ["employerName"], message: "Employer is required" }]),
    ];
  }
  const others = { typeOfIncome, annualIncome, employerName: employerName || undefined, employerPhone };
  return Object.entries(others).flatMap(([name, value]) =>
    value === undefined ? [] : [{ path: [name], message: "Only for a spouse" }],
  );
}

/** A member of the household. */
const member = z
  .strictObject({
    id: z.uuid().optional().describe("Identifies a member whose stored SSN is kept."),
    relation: z.enum(relations, "Relation is required"),
    firstName: requiredName("First name is required"),
    middleName: namePart.optional(),
    lastName: requiredName("Last name is required"),
    dob: birthDate,
    sex: z.enum(sexes).optional(),
    ssn: ssnToStore,
    migratoryStatus: z.enum(migratoryStatuses).optional(),
    ...income,
    apply: z.boolean().default(true),
  })
  .superRefine(
    (value, context) => addProblems(context, memberProblems(lenientMember.parse(value))),
    alsoIfInvalid,
  );

/** The body of the form. Rules that depend on the current date are in `datedProblems` of `household.ts`. */
export const offlineAppBody = z
  .strictObject({
    sourceId: z.uuid("Source is required"),
    first_time_on_marketplace: z.boolean().default(false),
    firstName: requiredName("First name is required"),
    middleName: namePart.optional(),
    lastName: requiredName("Last name is required"),
    dob: birthDate,
    sex: z.enum(sexes, "Sex is required"),
    ssn: ssnToStore,
    migratoryStatus: z.enum(migratoryStatuses, "Migratory status is required"),
    married: z.boolean().default(false),
    phone: phoneNumber,
    email: z.string("Email is required").trim().min(1, "Email is required").pipe(emailAddress),
    language: z.enum(applicantLanguages).default("en"),
    address: requiredText(offlineAppLengths.address, "Address is required"),
    city: requiredText(offlineAppLengths.city, "City is required"),
    county: optionalText(offlineAppLengths.county),
    state: stateCode("State is required"),
    zipCode: z
      .string()
      .regex(/^\d{5}$/, "Enter 5 digits")
      .optional(),
    residenceCardNumber: optionalText(offlineAppLengths.residenceCardNumber),
    accountingServiceRequested: z.boolean().default(false),
    ...income,
    annualHouseholdIncome: amount("Household income is required"),
    totalMembers: z
      .number("Family size is required")
      .int("Enter a whole number")
      .min(1, "1 to 20")
      .max(maxFamilySize, "1 to 20"),
    applyingForCoverage: z
      .number("Enter a number")
      .int("Enter a whole number")
      .min(0, "0 to 20")
      .max(maxFamilySize, "0 to 20")
      .optional(),
    offlineAppMembers: z
      .array(member)
      .max(maxFamilySize - 1, `Up to ${maxFamilySize - 1} members`)
      .default([]),
    carrierId: z.uuid("Choose a carrier").optional(),
    planSelected: requiredText(offlineAppLengths.planSelected, "Plan is required"),
    monthlyPayment: amount("Monthly payment is required"),
    ...paymentCard,
    note: optionalText(maxNoteLength).describe("Added as a note. New applications only."),
    draftId: recordId
      .optional()
      .describe("The caller's draft to delete once the application is stored. New applications only."),
  })
  .superRefine((value, context) => {
    const body = lenientBody.parse(value);
    const card = { path: ["cardExpDate"], message: "Not an expiration" };
    const lacksExpiration = Boolean(body.cardNumber) && !body.cardExpDate;
    addProblems(context, [...householdProblems(body), ...(lacksExpiration ? [card] : [])]);
  }, alsoIfInvalid);

/** A valid application. */
export type OfflineAppBody = z.output<typeof offlineAppBody>;
