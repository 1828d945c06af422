import { featureSchemas, startedJobResponse } from "@portico/endpoints/schemas";
import * as z from "zod";
import { uploadQuery } from "../../schemas/uploads.ts";
import { uploadPolicyEndpoints } from "./upload-policies.ts";

/** The query that goes with an uploaded file of policies. */
export const policyUploadQuery = uploadQuery.extend({
  carrier: z
    .uuid("Choose a carrier")
    .optional()
    .describe("The carrier's ID, for files that don't name the carrier in each row."),
});

/** The schemas of the calls about uploads of policies. */
export const uploadPolicySchemas = {
  ...featureSchemas(uploadPolicyEndpoints, {}),
  "uploadPolicies.upload": { query: policyUploadQuery, response: startedJobResponse },
};
