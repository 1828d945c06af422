import { maxBulkRows, maxFilterLength, maxFilterValues } from "@portico/endpoints";
import type { CallSchemas } from "@portico/endpoints/schemas";
import * as z from "zod";

const filterText = z.string().max(maxFilterLength);

const rowIds = z.array(z.string().min(1).max(200)).min(1).max(maxBulkRows);

/** A list and its filters. */
const narrowedList = {
  endpoint: z.string().max(100).describe("The ID of a list that the caller has access to."),
  filters: z
    .record(z.string().max(100), z.union([filterText, z.array(filterText).max(maxFilterValues)]))
    .describe("The same as in the list's query. Sent in the body because some are personal."),
  params: z
    .record(z.string().max(100), z.string().max(maxFilterLength))
    .optional()
    .describe("The values of the parameters in the list's path, if any."),
};

/** The schemas of the calls on selections. */
export const selectionSchemas = {
  "selections.create": {
    body: z.strictObject({
      ...narrowedList,
      ids: rowIds.optional().describe("Selects those of these rows that match. Without it, all that match."),
    }),
    response: z.object({
      selection: z.string().describe("A signed token to send instead of `listIds`."),
      count: z.number().int().describe("The number of selected rows."),
      asOf: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
  },
  "selections.check": {
    body: z.strictObject({
      ...narrowedList,
      ids: rowIds,
    }),
    response: z.object({
      gone: z.array(z.string()).describe("The IDs of rows that no longer exist or no longer match."),
    }),
  },
} satisfies Record<string, CallSchemas>;
