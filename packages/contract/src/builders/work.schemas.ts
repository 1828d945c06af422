import * as z from "zod";
import { maxStatusComment } from "../bulk.ts";
import { bulkAnswer, bulkBody } from "../schemas/bulk.ts";
import { type UsualWork, usualWork, type WorkName } from "./work.ts";

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
const setStatus = {
  params,
  body: z.strictObject({ id: id.optional().describe("The same as in the path."), ...change }),
  answer: z.object({ id, version: z.number().int(), statusId: id }),
};

/** Another status for several. */
const setStatuses = { body: bulkBody(change), answer: bulkAnswer };

/** An agent for several. */
const assign = { body: bulkBody({ agentId: z.uuid("Choose an agent") }), answer: bulkAnswer };

/** The statuses one has had, the last one being the current one. */
const history = {
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

/** How many each agent has in each status, and when what is counted was last brought up to date. */
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
      readDate: z.iso.datetime().describe("When the figures were read."),
      refreshedDate: z.iso.datetime().nullable().describe(refreshedDate),
    }),
  };
}

interface AllSchemas {
  readonly summary: ReturnType<typeof summaryOf>;
  readonly summaries: ReturnType<typeof summaryOf>;
  readonly history: typeof history;
  readonly setStatus: typeof setStatus;
  readonly putStatus: typeof setStatus;
  readonly setStatuses: typeof setStatuses;
  readonly assign: typeof assign;
}

interface Options<Name extends WorkName> {
  /** Which calls there are. @default `summary`, `history`, `setStatus`, `setStatuses` and `assign` */
  readonly calls?: readonly Name[];
  /** What the API's documentation says of the summary's `refreshedDate`. */
  readonly refreshedDate?: string;
}

/** Schemas of calls under a prefix, by their ids. */
export type WorkSchemas<Prefix extends string, Name extends WorkName> = {
  readonly [Call in Name as `${Prefix}.${Call}`]: AllSchemas[Call];
};

/** The schemas of the calls that `workEndpoints` makes under the same prefix. */
export function workSchemas<const Prefix extends string, const Name extends WorkName = UsualWork>(
  prefix: Prefix,
  {
    calls,
    refreshedDate = "When what is counted was last brought up to date; null where it always is.",
  }: Options<Name> = {},
): WorkSchemas<Prefix, Name> {
  const summary = summaryOf(refreshedDate);
  const all: AllSchemas = {
    summary,
    summaries: summary,
    history,
    setStatus,
    putStatus: setStatus,
    setStatuses,
    assign,
  };
  const names: readonly WorkName[] = calls ?? usualWork;
  const schemas: unknown = Object.fromEntries(names.map((name) => [`${prefix}.${name}`, all[name]]));
  return schemas as WorkSchemas<Prefix, Name>;
}
