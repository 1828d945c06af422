import * as z from "zod";

/** An ID that the Marketplace or a carrier assigned: letters, digits, `-` and `_`. */
export const externalId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, "Must be an ID of letters, digits, hyphens and underscores.")
  .meta({ examples: ["4101223001"] });
/** A plan's HIOS ID: five digits of the issuer, the state, seven digits. */
export const planId = z
  .string()
  .regex(/^[0-9]{5}[A-Z]{2}[0-9]{7}$/, "Must be a plan ID.")
  .meta({ examples: ["99001FL0050001"] });

/** An amount in dollars, with two decimals. */
const money = z.number();
const day = z.iso.date();

/** A person on an application. */
const person = z.looseObject({
  id: externalId,
  name: z.object({ first: z.string(), middle: z.string().optional(), last: z.string() }),
  dob: day,
  sex: z.enum(["M", "F"]).optional(),
  married: z.boolean().optional(),
  uses_tobacco: z.boolean().optional(),
  relationship: z.string().optional(),
});

/** A period in which an applicant can enroll, and the days on which coverage can start. */
const eligibilityPeriod = z.looseObject({
  indicator: z.boolean(),
  dateRange: z.object({ start: day, end: day }).optional(),
  earliestQHPDate: day.optional(),
  latestQHPDate: day.optional(),
});

/** A person who applies for coverage. */
const applicant = z.looseObject({
  id: externalId,
  person_ref: externalId,
  eligibility: z.looseObject({
    aptc: z.object({ amount: money }).optional().describe("The tax credit a month."),
    csr: z.object({ category: z.string() }).optional().describe("The cost-sharing reduction."),
    medicaidChip: z.boolean().optional(),
  }),
  eligibilityInitial: eligibilityPeriod.optional(),
  eligibilitySpecial: eligibilityPeriod.optional(),
});

/** A policy that the application led to. */
const policy = z.looseObject({
  id_exchange: externalId,
  id_issuer: z.string().optional(),
  plan: z.looseObject({ id: planId, name: z.string().optional(), issuer: z.string().optional() }),
  premium: z.object({ amount: money }),
  aptc_applied: money,
  responsibility: money,
  status: z.string(),
  dateEffective: day,
  dateExpiration: day.optional(),
  members: z.array(z.object({ applicant_id: externalId })),
});

/** The people, applicants and policies of an application (specification, part 2, section 3). */
export const applicationObject = z.looseObject({
  persons: z.array(person),
  insuranceApplication: z.looseObject({
    coverageYear: z.number().int(),
    income: money.optional().describe("The household's income a year."),
    householdSize: z.number().int().optional(),
    applicants: z.array(applicant),
  }),
  policies: z.array(policy),
});

/** An application as the Marketplace returns it. */
export const marketplaceApplication = z.looseObject({
  exchangeAssignedId: externalId,
  version: z.number().int().describe("Increases with each change at the Marketplace."),
  userFirstName: z.string(),
  userLastName: z.string(),
  userEmail: z.string().nullable(),
  userPhone: z.string().nullable(),
  userAddress: z.string().nullable(),
  userAddressCity: z.string().nullable(),
  userAddressCounty: z.string().nullable(),
  userAddressStateCode: z.string(),
  userAddressZipCode: z.string().nullable(),
  countyFips: z.string().nullable(),
  agentOfRecordNpn: z.string().nullable(),
  eligibilityAPTCElected: money.nullable().describe("The tax credit a month that the household elected."),
  enrollmentDate: day.nullable(),
  object: applicationObject,
});

/** An application as the Marketplace returns it. */
export type MarketplaceApplication = z.output<typeof marketplaceApplication>;
/** A person who applies for coverage. */
export type Applicant = z.output<typeof applicant>;
/** A person on an application. */
export type ApplicationPerson = z.output<typeof person>;
/** A policy that an application led to. */
export type ApplicationPolicy = z.output<typeof policy>;
