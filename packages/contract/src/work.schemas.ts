import * as z from "zod";
import { maxStatusComment } from "./bulk.ts";
import { bulkAnswer, bulkBody } from "./schemas/bulk.ts";

const id = z.uuid("An id is a UUID.");
const params = z.strictObject({ id });

const change = {
  statusId: z.uuid("Choose a status"),
  comment: z
    .string()
    .trim()
    .min(1, "Say why in a comment")
    .max(maxStatusComment, `At most ${maxStatusComment} characters`),
};

/** Another status for one. */
export const setStatus = {
  params,
  body: z.strictObject({ id: id.optional().describe("The same as in the path."), ...change }),
  answer: z.object({ id, version: z.number().int(), statusId: id }),
};

/** Another status for several. */
export const setStatuses = { body: bulkBody(change), answer: bulkAnswer };

/** An agent for several. */
export const assign = { body: bulkBody({ agentId: z.uuid("Choose an agent") }), answer: bulkAnswer };

/** The statuses one has had, the last one being the current one. */
export const statusHistory = {
  params,
  answer: z.array(
    z.object({
      id,
      statusId: id,
      status: z.string().describe("Empty where the status has no name."),
      createdBy: z.string().nullable().describe("Null where the system set it."),
      createdDate: z.iso.datetime(),
      endDate: z.iso.datetime().nullable(),
      comment: z.string().nullable(),
    }),
  ),
};

/** How many each agent has in each status. */
export const statusSummary = {
  answer: z.object({
    agents: z.array(
      z.object({
        agentId: id,
        agentName: z.string(),
        listStatus: z.array(
          z.object({
            statusId: id.nullable(),
            statusName: z.string().nullable(),
            subTotal: z.number().int(),
          }),
        ),
        total: z.number().int(),
      }),
    ),
    total: z.number().int(),
    readDate: z.iso.datetime().describe("When the figures were read."),
    refreshedDate: z.iso
      .datetime()
      .nullable()
      .describe("When an upload last brought the policies up to date; null before the first."),
  }),
};
