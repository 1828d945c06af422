import { type CallSchemas, recordId } from "@portico/endpoints/schemas";
import * as z from "zod";
import { emailAddress } from "../../schemas/person.ts";
import { quote } from "../../schemas/quote.ts";

/** How long a client can open a link, in days. */
export const quoteLinkDays = 7;
/** The minimum time between two messages with a link, in minutes. */
export const quoteSendPauseMinutes = 10;

const params = z.strictObject({ id: recordId });

const record = z.object({
  quote: quote.nullable().describe("Null without a complete quote."),
  createdDate: z.iso.datetime().nullable().describe("Null without any quote."),
  createdBy: z.string().nullable().describe("The agent who stored it. Null for the client."),
  visitorName: z.string().nullable().describe("The name that a visitor entered with it. Null for agents."),
  consent: z
    .object({
      version: z.string(),
      language: z.enum(["en", "es"]),
      brand: z.string().nullable().describe("The brand that the text named. Null for the first consents."),
      date: z.iso.datetime(),
    })
    .nullable()
    .describe("The last consent to be called."),
  email: z.string().nullable().describe("Where an email would go. Null if it isn't known."),
  phone: z.string().describe("Where an SMS would go."),
});

const opened = z.object({
  url: z.string().describe("The path of the quote tool, with the code in its fragment."),
});
const message = z.strictObject({
  by: z.enum(["sms", "mail"]),
  email: emailAddress.optional(),
  language: z.enum(["en", "es"]).default("en"),
});
const sent = z.object({ recipient: z.string(), expiresDate: z.iso.datetime() });

/** The schemas of the calls on quotes of leads and customers. */
export const quoteRecordSchemas = {
  "quoteRecords.ofLead": { params, response: record },
  "quoteRecords.openForLead": { params, response: opened },
  "quoteRecords.sendToLead": { params, body: message, response: sent },
  "quoteRecords.ofCustomer": { params, response: record },
  "quoteRecords.openForCustomer": { params, response: opened },
  "quoteRecords.sendToCustomer": { params, body: message, response: sent },
} satisfies Record<string, CallSchemas>;
