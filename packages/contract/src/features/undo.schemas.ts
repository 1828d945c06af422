import * as z from "zod";
import type { CallSchemas } from "../schemas/call-schemas.ts";
import { recordId } from "../schemas/record-id.ts";

/** The schemas of the call that undoes bulk changes. */
export const undoSchemas = {
  "undo.run": {
    params: z.strictObject({ id: recordId }),
    answer: z.object({
      restored: z.number().int().describe("The number of rows that have their earlier values again."),
      skipped: z
        .number()
        .int()
        .describe("The number of rows that were changed since, or are no longer visible."),
      skippedNames: z.array(z.string()).describe("The names of up to three of the skipped rows."),
    }),
  },
} satisfies Record<string, CallSchemas>;
