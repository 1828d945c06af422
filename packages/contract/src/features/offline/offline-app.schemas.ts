import { maxStatusComment } from "@portico/endpoints";
import {
  bulkBody,
  bulkResponse,
  featureSchemas,
  identifierText,
  optionalText,
  recordId,
} from "@portico/endpoints/schemas";
import * as z from "zod";
import { offlineAppBody, offlineAppLengths } from "../../schemas/offline-app.ts";
import { namePart } from "../../schemas/person.ts";
import { revealBody } from "../../schemas/reveal.ts";
import { offlineAppEndpoints } from "./offline-app.ts";

const id = recordId;
const params = z.strictObject({ id });

/** A status change: an agent for Assigned, a marketplace ID for Submitted (specification, part 1, section 4). */
const statusChange = {
  statusId: z.uuid("Choose a status"),
  agentId: z.uuid("Choose an agent").optional().describe("Required for Assigned."),
  applicationId: identifierText(offlineAppLengths.marketplaceId)
    .optional()
    .describe("The marketplace application ID. Required for Submitted."),
  comment: optionalText(maxStatusComment),
};

/** The schemas of the calls on offline applications. */
export const offlineAppSchemas = {
  ...featureSchemas(offlineAppEndpoints, { body: offlineAppBody }),
  "offlineApp.setStatus": {
    params,
    body: z.strictObject({ id: id.optional().describe("The ID in the path. Optional."), ...statusChange }),
    response: z.object({ id, version: z.number().int(), statusId: id }),
  },
  "offlineApp.setStatuses": { body: bulkBody(statusChange), response: bulkResponse },
  "offlineApp.history": {
    params,
    response: z.array(
      z.object({
        id,
        userName: z.string().nullable().describe("Null if the system set it."),
        createDate: z.iso.datetime(),
        status: z.string().describe("Empty if the status has no name."),
        agentName: z.string().nullable().describe("Null if it was not assigned."),
        comment: z.string().nullable(),
      }),
    ),
  },
  "offlineApp.perDay": {
    response: z.array(
      z.object({ day: z.iso.date(), statusId: id, status: z.string(), count: z.number().int() }),
    ),
  },
  "offlineApp.duplicates": {
    body: z.strictObject({
      firstName: namePart.optional(),
      lastName: namePart.optional(),
      dob: z.iso.date().optional(),
      phone: z.string().max(20).optional(),
      exceptId: id.optional().describe("The application that is edited."),
    }),
    response: z.object({
      data: z
        .array(
          z.object({
            id,
            fullName: z.string(),
            status: z.string(),
            createdDate: z.iso.datetime(),
            match: z.enum(["person", "phone"]).describe("Whether name and birth date match, or the phone."),
          }),
        )
        .max(5),
    }),
  },
  "offlineApp.reveal": {
    params,
    body: revealBody({
      memberId: id.optional().describe("A household member. The primary person by default."),
    }),
    response: z.object({ ssn: z.string() }),
  },
  "offlineApp.purgeCards": {
    body: bulkBody({}),
    response: z.object({ purged: z.number().int().describe("The number of cards deleted.") }),
  },
};
