import * as z from "zod";
import type { CallSchemas } from "../schemas/call-schemas.ts";
import { idSchema } from "../schemas/list-answer.ts";

/** The body of the form that matches a line. */
export const matchBody = z.strictObject({ policyId: z.uuid("Choose a policy") });

/** The schemas of the calls on unmatched lines. */
export const unmatchedLineSchemas = {
  "unmatchedLines.match": {
    params: z.strictObject({ id: idSchema({ idType: "bigint" }) }),
    body: matchBody,
    answer: z.null(),
  },
} satisfies Record<string, CallSchemas>;
