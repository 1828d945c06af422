import { binaryResponse, type CallSchemas, recordId } from "@portico/endpoints/schemas";
import * as z from "zod";

const id = recordId;
const params = z.strictObject({ id });
const moment = z.iso.datetime();

/** The state of a consent request. `Replaced`: a newer one was sent, or answered if it was agreed to. */
export const consentStates = ["Waiting", "Expired", "Replaced", "Agreed", "Declined", "Withdrawn"] as const;

/**
 * What an answer has in common with a sender of the application's requests: the address, the browser, both or nothing.
 * An IPv6 address stands for its /64 network. The browsers of the agency's other people count as the sender's.
 */
export const deviceMatches = ["none", "address", "browser", "both"] as const;
/** What an answer has in common with its sender. */
export type DeviceMatch = (typeof deviceMatches)[number];

/** How long a consent request can be answered, in days. */
export const consentRequestDays = 7;

/** The minimum time between two consent requests of an application, in minutes. */
export const consentPauseMinutes = 10;

/** The schemas of the calls on consent. */
export const consentSchemas = {
  "consents.send": {
    params,
    response: z.object({
      url: z.string().describe("The link that the applicant gets."),
      sentDate: moment,
      expiresDate: moment,
    }),
  },
  "consents.pdf": { params, response: binaryResponse },
  "consents.email": { params, response: z.object({ recipient: z.string() }) },
  "consents.list": {
    params,
    response: z.array(
      z.object({
        id,
        state: z.enum(consentStates),
        sentDate: moment,
        sentBy: z.string().nullable(),
        phone: z.string(),
        email: z.string().describe("The applicant's address, to which the record can be emailed."),
        expiresDate: moment,
        answeredDate: moment.nullable(),
        withdrawnDate: moment.nullable(),
        replacedDate: moment.nullable().describe("When the answer to a newer request ended this consent."),
        fullName: z.string().nullable().describe("Null if no name was entered, which only declining allows."),
        hasSignature: z.boolean(),
        language: z.enum(["en", "es"]).nullable(),
        textVersion: z.string().nullable(),
        ipAddress: z.string().nullable(),
        userAgent: z.string().nullable(),
        senderIpAddress: z.string().nullable().describe("Null for requests from before it was stored."),
        senderUserAgent: z.string().nullable().describe("Null for requests from before it was stored."),
        deviceMatch: z
          .enum(deviceMatches)
          .nullable()
          .describe(
            "What the answer has in common with a sender. Null without an answer, or if it is unknown.",
          ),
        isPhoneConfirmed: z
          .boolean()
          .describe("Whether the applicant entered a code that was sent to the phone."),
        refusals: z.number().int().describe("How often signing on the agent's device was refused."),
        refusedDate: moment.nullable().describe("When it was refused last."),
      }),
    ),
  },
} satisfies Record<string, CallSchemas>;
