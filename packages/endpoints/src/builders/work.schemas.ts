import * as z from "zod";
import { maxStatusComment } from "../bulk.ts";
import type { ListEndpoint } from "../endpoint.ts";
import { bulkAnswer, bulkBody } from "../schemas/bulk.ts";
import { filterShape } from "../schemas/list-query.ts";
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

/** The calls that change the status of one row and of several. */
function statusCalls<const Change extends typeof requiredChange | typeof optionalChange>(change: Change) {
  return {
    setStatus: {
      params,
      body: z.strictObject({ id: id.optional().describe("The ID in the path. Optional."), ...change }),
      answer: z.object({ id, version: z.number().int(), statusId: id.nullable() }),
    },
    setStatuses: { body: bulkBody(change), answer: bulkAnswer },
  };
}

/** Assigns several rows to an agent. */
const assign = { body: bulkBody({ agentId: z.uuid("Choose an agent") }), answer: bulkAnswer };

/** The status history of a row, the current status last. */
const history = {
  params,
  answer: z.array(
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
    answer: z.object({
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
export interface WorkOptions<IsStatusOptional extends boolean> {
  /** The description of the summary's `refreshedDate` in the API's documentation. */
  readonly refreshedDate?: string | undefined;
  /** Whether a status can be cleared, and changed without a comment. @default false */
  readonly isStatusOptional?: IsStatusOptional | undefined;
}

type StatusCalls<IsStatusOptional extends boolean> = ReturnType<
  typeof statusCalls<IsStatusOptional extends true ? typeof optionalChange : typeof requiredChange>
>;

/** The calls on rows with a status and an agent, as a type. */
export type WorkSchemas<IsStatusOptional extends boolean> = {
  readonly summary: ReturnType<typeof summaryOf>;
  readonly history: typeof history;
  readonly assign: typeof assign;
} & StatusCalls<IsStatusOptional>;

/** The schemas of the calls on rows with a status and an agent, by the names of the calls. */
export function workSchemas(
  list: ListEndpoint,
  { refreshedDate = alwaysCurrent, isStatusOptional }: WorkOptions<boolean>,
) {
  const changes = isStatusOptional ? statusCalls(optionalChange) : statusCalls(requiredChange);
  return { summary: summaryOf(list, refreshedDate), history, assign, ...changes };
}
