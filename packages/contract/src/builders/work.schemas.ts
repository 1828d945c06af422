import * as z from "zod";
import { maxStatusComment } from "../bulk.ts";
import { bulkAnswer, bulkBody } from "../schemas/bulk.ts";

const id = z.uuid("Must be a UUID.");
const params = z.strictObject({ id });

const change = {
  statusId: z.uuid("Choose a status"),
  comment: z
    .string()
    .trim()
    .min(1, "Enter a comment")
    .max(maxStatusComment, `Up to ${maxStatusComment} characters`),
};

/** Changes the status of one row. */
const setStatus = {
  params,
  body: z.strictObject({ id: id.optional().describe("The ID in the path. Optional."), ...change }),
  answer: z.object({ id, version: z.number().int(), statusId: id }),
};

/** Changes the status of several rows. */
const setStatuses = { body: bulkBody(change), answer: bulkAnswer };

/** Assigns several rows to an agent. */
const assign = { body: bulkBody({ agentId: z.uuid("Choose an agent") }), answer: bulkAnswer };

/** The status history of a row, the current status last. */
const history = {
  params,
  answer: z.array(
    z.object({
      id,
      statusId: id,
      status: z.string().describe("Empty if the status has no name."),
      createdBy: z.string().nullable().describe("Null if the system set it."),
      createdDate: z.iso.datetime(),
      endDate: z.iso.datetime().nullable(),
      comment: z.string().nullable(),
    }),
  ),
};

/** How many rows each agent has in each status, and when those rows were last refreshed. */
function summaryOf(refreshedDate: string) {
  return {
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
      readDate: z.iso.datetime().describe("When the counts were read."),
      refreshedDate: z.iso.datetime().nullable().describe(refreshedDate),
    }),
  };
}

/** The default description of the summary's `refreshedDate` in the API's documentation. */
const alwaysCurrent = "When the data was last refreshed. Null if it's always current.";

/** The schemas of the calls on rows with a status and an agent, by the names of the calls. */
export function workSchemas(refreshedDate = alwaysCurrent) {
  return { summary: summaryOf(refreshedDate), history, setStatus, setStatuses, assign };
}

/** The calls on rows with a status and an agent, as a type. */
export type WorkSchemas = ReturnType<typeof workSchemas>;
