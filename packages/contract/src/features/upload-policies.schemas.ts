import * as z from "zod";
import { type CallSchemas, startedJobAnswer } from "../schemas/call-schemas.ts";
import { rowSchema } from "../schemas/list-answer.ts";
import { uploadPolicyEndpoints } from "./upload-policies.ts";

/** What goes with a file of policies, in the query. */
export const policyUploadQuery = z.strictObject({
  fileName: z.string().trim().min(1).max(200).describe("What its sender calls it."),
  carrier: z
    .uuid("Choose a carrier")
    .optional()
    .describe("The carrier's id, for files that do not name the carrier in each line."),
});

/** The shapes of the calls about uploads of policies. */
export const uploadPolicySchemas = {
  "uploadPolicies.detail": {
    params: z.strictObject({ id: z.uuid("An id is a UUID.") }),
    answer: rowSchema(uploadPolicyEndpoints["uploadPolicies.detail"].fields ?? {}).extend({
      id: z.uuid(),
      version: z.number().int(),
    }),
  },
  "uploadPolicies.upload": {
    query: policyUploadQuery,
    answer: startedJobAnswer,
  },
} satisfies Record<string, CallSchemas>;
