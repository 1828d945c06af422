import { featureSchemas } from "@portico/endpoints/schemas";
import { policyWorkOptions } from "../../policy-work.schemas.ts";
import { policyEndpoints } from "./policies.ts";

/** The schemas of the calls on policies. */
export const policySchemas = featureSchemas(policyEndpoints, {
  ...policyWorkOptions,
  takesFollowUp: true,
});
