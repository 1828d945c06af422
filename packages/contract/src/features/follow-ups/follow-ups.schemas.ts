import {
  binaryResponse,
  bulkBody,
  type CallSchemas,
  dueDayShape,
  featureSchemas,
  optionalText,
  recordId,
  requireOneDay,
} from "@portico/endpoints/schemas";
import * as z from "zod";
import { externalId } from "../../schemas/marketplace-application.ts";
import { followUpEndpoints, followUpPriorities, followUpRepeats } from "./follow-ups.ts";

/** The maximum length of a follow-up's note. */
export const maxFollowUpNote = 1_000;

/** The form of a follow-up. */
export const followUpBody = z
  .strictObject({
    kindId: z.uuid("Choose a kind"),
    ...dueDayShape,
    priority: z.enum(followUpPriorities).default("Normal"),
    repeats: z.enum(followUpRepeats).optional(),
    note: optionalText(maxFollowUpNote),
    agentId: z.uuid("Choose an agent").optional().describe("Default: the caller's agent, or unchanged."),
  })
  .superRefine(requireOneDay);

const { "followUps.update": update, ...shared } = featureSchemas(followUpEndpoints, { body: followUpBody });

function addTo(id: z.ZodType<string>) {
  return {
    params: z.strictObject({ id }),
    body: followUpBody,
    response: update.response,
  } satisfies CallSchemas;
}

/** The schemas of the calls on follow-ups. */
export const followUpSchemas = {
  ...shared,
  "followUps.update": update,
  "followUps.addToLead": addTo(recordId),
  "followUps.addToCustomer": addTo(recordId),
  "followUps.addToPolicy": addTo(recordId),
  "followUps.addToUnpaidPolicy": addTo(recordId),
  "followUps.addToLostPolicy": addTo(recordId),
  "followUps.addToApplication": addTo(recordId),
  "followUps.addToMarketplaceApplication": addTo(externalId),
  "followUps.snooze": {
    body: bulkBody({
      ...dueDayShape,
      dueTime: dueDayShape.dueTime.describe("The time of day in the business time zone. Default: unchanged."),
    }).superRefine(requireOneDay),
    response: z.object({ snoozed: z.int().describe("The number of follow-ups.") }),
  },
  "followUps.calendar": {
    response: z.object({ madeDate: z.iso.datetime().nullable().describe("Null without a link.") }),
  },
  "followUps.makeCalendar": {
    response: z.object({ url: z.url().describe("Shown once. Whoever has it can read the calendar.") }),
  },
  "followUps.revokeCalendar": { response: z.null() },
  "followUps.calendarFile": {
    params: z.strictObject({ code: z.string().regex(/^[\w-]{22}\.ics$/, "Must be a calendar link.") }),
    response: binaryResponse,
  },
  "followUps.due": {
    response: z.object({ overdue: z.int(), today: z.int() }),
  },
} satisfies Record<string, CallSchemas>;
