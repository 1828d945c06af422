import { type CallSchemas, recordId } from "@portico/endpoints/schemas";
import * as z from "zod";

/** The schemas of the call that undoes bulk changes. */
export const undoSchemas = {
  "undo.run": {
    params: z.strictObject({ id: recordId }),
    response: z.object({
      restored: z.number().int().describe("The number of rows that have their earlier values again."),
      skipped: z
        .number()
        .int()
        .describe("The number of rows that were changed since, or are no longer visible."),
      skippedNames: z.array(z.string()).describe("The names of up to three of the skipped rows."),
      followUp: z
        .object({
          removed: z.number().int(),
          kept: z.number().int().describe("Those that were changed since."),
        })
        .optional()
        .describe(
          "What became of the follow-up that the change had added about each row. Missing if there was none.",
        ),
    }),
  },
} satisfies Record<string, CallSchemas>;
