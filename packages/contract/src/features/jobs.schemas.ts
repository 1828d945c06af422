import { type CallSchemas, recordId } from "@portico/endpoints/schemas";
import * as z from "zod";

const params = z.strictObject({ id: recordId });

/** The schemas of the calls on jobs. */
export const jobSchemas = {
  "jobs.get": {
    params,
    response: z.object({
      id: z.uuid(),
      kind: z.string(),
      state: z.enum(["queued", "running", "done", "failed", "cancelled"]),
      done: z.number().int().describe("The number of finished steps."),
      total: z.number().int().nullable().describe("The total number of steps, if known."),
      message: z.string().nullable().describe("The result, for users."),
      result: z.record(z.string(), z.unknown()).readonly().nullable(),
    }),
  },
  "jobs.cancel": { params, response: z.null() },
} satisfies Record<string, CallSchemas>;
