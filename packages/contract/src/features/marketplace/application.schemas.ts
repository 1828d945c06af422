import { normalizeIdentifier } from "@portico/endpoints/identifier";
import { type CallSchemas, filterShape, startedJobResponse } from "@portico/endpoints/schemas";
import * as z from "zod";
import {
  attestations,
  enrollmentStates,
  maxGroups,
  personStates,
  territories,
  uploadOutcomes,
} from "../../marketplace.ts";
import { externalId, marketplaceApplication, planId } from "../../schemas/marketplace-application.ts";
import { requiredName, stateCode } from "../../schemas/person.ts";
import { planDetails, planPage, planSearch } from "../../schemas/plans.ts";
import { dryRunQueryShape, mappedTableQueryShape } from "../../schemas/uploads.ts";
import { applicationEndpoints } from "./application.ts";

const id = externalId;
/** The ID of an application as people copy it from files and messages. */
const enteredId = z.string().overwrite(normalizeIdentifier).pipe(externalId);
const params = z.strictObject({ id: enteredId });
/** An amount in dollars, with two decimals. */
const money = z.number();

/** Which applicants, and how much of their tax credit. */
const pricing = {
  applicants: z
    .array(externalId)
    .min(1, "Choose an applicant")
    .max(maxGroups)
    .optional()
    .describe("The IDs of applicants. All who can enroll by default."),
  aptc: money
    .min(0)
    .max(100_000)
    .optional()
    .describe("The tax credit a month. The sum of the applicants' by default."),
  withoutCredit: z.boolean().default(false).describe("Whether to return full prices."),
};

/** The applicants who enroll in a plan, and their share of the tax credit. */
export const enrollmentGroup = z.strictObject({
  applicants: z.array(externalId).min(1, "Each group needs an applicant").max(maxGroups),
  plan: z.strictObject({ id: planId }, "Choose a plan for each group"),
  aptc_selected: money.min(0, "At least $ 0.00").multipleOf(0.01, "Up to two decimals"),
});

/** The body of a submission. */
export const enrollmentBody = z.strictObject({
  enrollment_groups: z.array(enrollmentGroup).min(1, "Add a group").max(maxGroups),
  attestations: z
    .array(z.enum(attestations))
    .max(attestations.length)
    .default([])
    .describe("The agreements that were ticked. All are required if a group uses the tax credit."),
});

/** The body of a new application. */
export const consumerBody = z.strictObject({
  firstName: requiredName("First name is required"),
  lastName: requiredName("Last name is required"),
  dob: z.iso.date("Must be valid date"),
  state: stateCode("State is required").refine(
    (code) => !territories.includes(code.toUpperCase()),
    "The Marketplace has no plans in this territory",
  ),
  consentId: z.uuid("Choose a consent").optional(),
});

/** What a fetch changed in an application. */
const change = z.object({
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** An enrolled policy. */
const enrolledPolicy = z.object({
  exchangeId: externalId,
  policyId: z.uuid().nullable().describe("The policy in Policies."),
  planId,
  planName: z.string(),
  issuer: z.string(),
  premium: money,
  credit: money,
  responsibility: money,
  effectiveDate: z.iso.date(),
});

/** Who can enroll today, and why others can't. */
const enrollmentDecision = z.object({
  state: z.enum(enrollmentStates),
  reason: z.string().nullable().describe("Why no new group can be submitted. Null if one can be."),
  people: z
    .array(
      z.object({
        id: externalId.describe("The ID of the applicant, or of a person who doesn't apply."),
        name: z.string(),
        state: z.enum(personStates),
        reason: z.string().nullable().describe("Why the person can't enroll. Null if they can."),
      }),
    )
    .describe("The applicants, then the people who don't apply."),
  policies: z
    .array(
      z.object({
        exchangeId: externalId,
        policyId: z.uuid().nullable().describe("The policy in Policies."),
        planName: z.string(),
        applicants: z.array(externalId),
      }),
    )
    .describe("The policies of the coverage year that haven't ended."),
  pricedApplicants: z
    .array(externalId)
    .describe(
      "Whom plans are priced for: those who can enroll, or else those who only can't at the moment. Never people with Medicaid or CHIP.",
    ),
  creditUsed: money.describe("The tax credit a month that these policies use."),
  pendingGroups: z
    .array(z.object({ applicants: z.array(externalId), planId, aptcSelected: money }))
    .describe("Submitted groups that the Marketplace hasn't confirmed. Only they can be submitted again."),
});

const detail = z.object({
  id,
  version: z.number().int(),
  exchangeAssignedId: id,
  snapshotDate: z.iso.datetime(),
  planName: z.string().nullable(),
  carrierName: z.string().nullable(),
  agentName: z.string().nullable(),
  agentSaleName: z.string().nullable(),
  enrollmentDate: z.iso.date().nullable(),
  hasConsent: z.boolean().describe("Whether a consent of the applicant was recorded."),
  hasCustomerAccount: z.boolean().describe("Whether a customer's account is linked."),
  year: z.number().int().describe("The coverage year."),
  effectiveDate: z.iso.date().describe("The first day of coverage, if a plan is chosen today."),
  enrollment: enrollmentDecision,
  raw: marketplaceApplication,
});

const customerResponse = z.object({ email: z.string() });

/** The schemas of the calls on marketplace applications. */
export const applicationSchemas = {
  "application.detail": { params, response: detail },
  "application.consumer": {
    body: consumerBody,
    response: z.object({ id, hasConsent: z.boolean() }),
  },
  "application.consents": {
    response: z.array(
      z.object({
        id: z.uuid(),
        fullName: z.string(),
        signedDate: z.iso.datetime(),
        expires: z.iso.date(),
        isOnAgentDevice: z.boolean().describe("Whether it was signed on the device of the agent."),
      }),
    ),
  },
  "application.redirect": {
    query: z.strictObject({ appId: enteredId.optional().describe("The application to continue.") }),
    response: z.object({ url: z.string(), token: z.string(), returnUrl: z.string() }),
  },
  "application.update": {
    params,
    response: z.object({ id, snapshotDate: z.iso.datetime(), changes: z.array(change) }),
  },
  "application.updateAll": {
    body: z.strictObject(filterShape(applicationEndpoints["application.list"])),
    response: startedJobResponse,
  },
  "application.upload": {
    query: z.strictObject({ ...dryRunQueryShape, ...mappedTableQueryShape }),
    body: z.strictObject({ overwrite: z.enum(["true", "false"]).default("false") }),
    response: startedJobResponse,
  },
  "application.uploadOutcomes": {
    params: z.strictObject({ id: z.uuid().describe("The ID of the job.") }),
    response: z.object({
      state: z.enum(["waiting", "loading", "done", "failed", "cancelled"]),
      counts: z.record(z.enum(uploadOutcomes), z.number().int()),
      rows: z.array(
        z.object({
          line: z.number().int(),
          applicationId: z.string(),
          outcome: z.enum(uploadOutcomes),
          reason: z.string().nullable(),
        }),
      ),
    }),
  },
  "application.plans": {
    params,
    body: planSearch.extend(pricing),
    response: planPage,
  },
  "application.plan": {
    params: z.strictObject({ id: enteredId, planId }),
    body: z.strictObject(pricing),
    response: planDetails.extend({ year: z.number().int(), effectiveDate: z.iso.date() }),
  },
  "application.submit": {
    params,
    body: enrollmentBody,
    response: z.object({ exchangeId: id, policies: z.array(enrolledPolicy) }),
  },
  "application.customer": { params, response: customerResponse },
  "application.sendCustomerLink": { params, response: customerResponse },
} satisfies Record<string, CallSchemas>;

/** An application with its Marketplace data. */
export type ApplicationDetail = z.output<typeof detail>;
/** Who of an application can enroll today, and why others can't. */
export type EnrollmentDecision = z.output<typeof enrollmentDecision>;
/** What a fetch changed. */
export type ApplicationChange = z.output<typeof change>;
/** The result of a submission. */
export type EnrollmentResult = z.output<(typeof applicationSchemas)["application.submit"]["response"]>;
