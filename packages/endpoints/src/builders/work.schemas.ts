import * as z from "zod";
import { maxStatusComment } from "../bulk.ts";
import type { ListEndpoint } from "../endpoint.ts";
import { bulkBody, bulkResponse } from "../schemas/bulk.ts";
import { dueDay } from "../schemas/due-day.ts";
import { filterShape } from "../schemas/filter-schemas.ts";
import { recordId } from "../schemas/record-id.ts";
import { optionalText, requiredText } from "../schemas/text.ts";

const id = recordId;
const params = z.strictObject({ id });

/** A status, with the reason for the change. */
const requiredChange = {
  statusId: z.uuid("Choose a status"),
  comment: requiredText(maxStatusComment, "Enter a comment"),
};

/** A status or none, with an optional comment. */
const optionalChange = {
  statusId: z
    .union([z.uuid("Choose a status"), z.literal(""), z.null()])
    .transform((statusId) => statusId || null)
    .describe("Empty or null clears the status."),
  comment: optionalText(maxStatusComment),
};

/** When that is due which the status promises. */
const promise = {
  followUp: dueDay
    .optional()
    .describe(
      "Adds a follow-up about each row, if the status promises something: the lookup of statuses names its kind.",
    ),
};

/** The result of changing the status of several rows. */
const statusesResponse = bulkResponse.extend({
  followUp: z
    .object({
      added: z.number().int().describe("The number of rows with one."),
      dueDate: z.iso.date(),
      dueTime: z.string().nullable().describe("Null for any time that day."),
    })
    .optional()
    .describe("The follow-up that was added about each row. Missing if there is none."),
});

/** The calls that change the status of one row and of several. */
function statusCalls<const Change extends z.ZodRawShape>(change: Change) {
  return {
    setStatus: {
      params,
      body: z.strictObject({ id: id.optional().describe("The ID in the path. Optional."), ...change }),
      response: z.object({ id, version: z.number().int(), statusId: id.nullable() }),
    },
    setStatuses: { body: bulkBody(change), response: statusesResponse },
  };
}

/** Assigns several rows to an agent. */
const assign = { body: bulkBody({ agentId: z.uuid("Choose an agent") }), response: bulkResponse };

/** The status history of a row, the current status last. */
const history = {
  params,
  response: z.array(
    z.object({
      id,
      statusId: id.nullable().describe("Null if the status was cleared."),
      status: z.string().describe("Empty if the status has no name or was cleared."),
      createdBy: z.string().nullable().describe("Null if the system set it."),
      createdDate: z.iso.datetime(),
      endDate: z.iso.datetime().nullable(),
      comment: z.string().nullable(),
    }),
  ),
};

/** How many matching rows each agent has in each status, and when those rows were last refreshed. */
function summaryOf(list: ListEndpoint, refreshedDate: string) {
  return {
    query: z.strictObject(filterShape(list)),
    response: z.object({
      agents: z.array(
        z.object({
          agentId: id.nullable().describe("Null for rows without an agent."),
          agentName: z.string().describe("Empty for rows without an agent."),
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

/** Options of the calls on rows with a status and an agent. */
export interface WorkOptions<IsStatusOptional extends boolean, TakesFollowUp extends boolean> {
  /** The description of the summary's `refreshedDate` in the API's documentation. */
  readonly refreshedDate?: string | undefined;
  /** Whether a status can be cleared, and changed without a comment. @default false */
  readonly isStatusOptional?: IsStatusOptional | undefined;
  /** Whether the calls that set a status can add a follow-up, as their endpoints say. @default false */
  readonly takesFollowUp?: TakesFollowUp | undefined;
}

type StatusChange<IsStatusOptional extends boolean> = IsStatusOptional extends true
  ? typeof optionalChange
  : typeof requiredChange;

type StatusCalls<IsStatusOptional extends boolean, TakesFollowUp extends boolean> = ReturnType<
  typeof statusCalls<
    TakesFollowUp extends true
      ? StatusChange<IsStatusOptional> & typeof promise
      : StatusChange<IsStatusOptional>
  >
>;

/** The calls on rows with a status and an agent, as a type. */
export type WorkSchemas<IsStatusOptional extends boolean, TakesFollowUp extends boolean> = {
  readonly summary: ReturnType<typeof summaryOf>;
  readonly history: typeof history;
  readonly assign: typeof assign;
} & StatusCalls<IsStatusOptional, TakesFollowUp>;

/** The schemas of the calls on rows with a status and an agent, by the names of the calls. */
export function workSchemas(
  list: ListEndpoint,
  { refreshedDate = alwaysCurrent, isStatusOptional, takesFollowUp }: WorkOptions<boolean, boolean>,
) {
  const change = { ...(isStatusOptional ? optionalChange : requiredChange), ...(takesFollowUp && promise) };
  return { summary: summaryOf(list, refreshedDate), history, assign, ...statusCalls(change) };
}
