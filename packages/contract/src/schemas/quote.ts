import { storedText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { healthcareLevels, quoteLimits, quoteMessages, quoteRelations } from "../quote.ts";
import { planId } from "./marketplace-application.ts";
import { namePart } from "./person.ts";

/** An amount in dollars, with two decimals. */
const money = z.number();
const label = storedText(200);

/** Where a household lives. */
export const quotePlace = z.strictObject({
  zip: z
    .string()
    .regex(/^\d{5}$/, quoteMessages.zipTooShort)
    .meta({ examples: ["33134"] }),
  countyfips: z
    .string()
    .regex(/^\d{5}$/, "Choose a county")
    .meta({ examples: ["12086"] }),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, "Choose a state")
    .meta({ examples: ["FL"] }),
});

/** A person of a quote. */
export const quoteApplicant = z.strictObject({
  uid: z.string().min(1).max(40),
  name: namePart.default(""),
  relation: z.enum(quoteRelations),
  age: z
    .number()
    .int()
    .min(0, quoteMessages.ageNegative)
    .max(quoteLimits.maxAge, quoteMessages.ageTooOld)
    .optional(),
  dob: z.iso.date("Must be valid date").optional(),
  gender: z.enum(["Female", "Male"]).optional(),
  smoker: z.boolean().default(false),
  pregnant: z.boolean().default(false),
  applies: z.boolean().default(true),
  hasCoverage: z
    .boolean()
    .default(false)
    .describe("Whether the person can get other coverage, such as Medicare."),
});

/** A preferred doctor (by NPI) or drug (by RxCUI), and its name. */
export const quotePreference = z.strictObject({
  value: z
    .string()
    .regex(/^\d{1,12}$/)
    .meta({ examples: ["9000010"] }),
  group: label.describe("The name that the visitor saw."),
});

/** The people who want coverage, and what they need. */
export const quoteHousehold = z.strictObject({
  place: quotePlace,
  applicants: z.array(quoteApplicant).min(1, quoteMessages.membersTooFew).max(quoteLimits.maxMembers),
  household: z.strictObject({
    members: z
      .number()
      .int()
      .min(1, quoteMessages.membersTooFew)
      .max(quoteLimits.maxMembers, quoteMessages.membersTooMany),
    members_not_applying: z.number().int().min(0).max(quoteLimits.maxMembers),
    income: z
      .number()
      .min(quoteLimits.minIncome, quoteMessages.incomeTooLow)
      .max(quoteLimits.maxIncome, quoteMessages.incomeTooHigh)
      .meta({ examples: [40_000] }),
  }),
  healthcareLevel: z.enum(healthcareLevels),
  preferredDoctors: z.array(quotePreference).max(quoteLimits.maxPreferred).default([]),
  preferredDrugs: z.array(quotePreference).max(quoteLimits.maxPreferred).default([]),
});

/** A plan that was chosen to compare. */
const selectedPlan = z.strictObject({
  id: planId,
  name: label,
  issuer: label
    .optional()
    .describe("The name of the company. Quotes stored by earlier versions don't have it."),
  premium: money.nullable(),
});

/** A whole quote, with the plans that were chosen to compare. */
export const quote = quoteHousehold.extend({
  plansSelected: z.array(selectedPlan).max(4).default([]),
});

/** A quote of a link. Parts of the place can be empty. */
export const linkedQuote = quote.extend({
  place: z.object({ zip: z.string(), countyfips: z.string(), state: z.string() }),
});

/** The people who want coverage, and what they need. */
export type QuoteHousehold = z.output<typeof quoteHousehold>;
/** A quote of a link. Parts of the place can be empty. */
export type LinkedQuote = z.output<typeof linkedQuote>;
/** A whole quote. */
export type Quote = z.output<typeof quote>;
