import * as z from "zod";
import { maxBulkRows } from "../bulk.ts";
import { maxFilterLength } from "../fields.ts";
import type { CallSchemas } from "./call-schemas.ts";

/** A list, and what narrows it. */
const narrowedList = {
  endpoint: z.string().max(100).describe("The id of a list that one may call."),
  filters: z
    .record(z.string().max(100), z.string().max(maxFilterLength))
    .describe("As in the list's query; in the body, because some are personal."),
};

/** The shapes of the calls about rows selected. */
export const selectionSchemas = {
  "selections.create": {
    body: z.strictObject(narrowedList),
    answer: z.object({
      selection: z.string().describe("Signed; to be sent in place of `listIds`."),
      count: z.number().int().describe("Rows it holds."),
      asOf: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
  },
  "selections.check": {
    body: z.strictObject({ ...narrowedList, ids: z.array(z.uuid()).min(1).max(maxBulkRows) }),
    answer: z.object({
      gone: z.array(z.string()).describe("Those that are not there any more, or no longer match."),
    }),
  },
} satisfies Record<string, CallSchemas>;
