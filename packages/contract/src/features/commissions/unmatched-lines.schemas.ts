import { type CallSchemas, idSchema } from "@portico/endpoints/schemas";
import * as z from "zod";

/** The body of the form that matches a line. */
export const matchBody = z.strictObject({ policyId: z.uuid("Choose a policy") });

/** The schemas of the calls on unmatched lines. */
export const unmatchedLineSchemas = {
  "unmatchedLines.match": {
    params: z.strictObject({ id: idSchema({ idType: "bigint" }) }),
    body: matchBody,
    response: z.null(),
  },
} satisfies Record<string, CallSchemas>;
