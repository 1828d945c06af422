import { featureSchemas } from "@portico/endpoints/schemas";
import { policyWorkOptions } from "../../policy-work.schemas.ts";
import { lostPolicyEndpoints } from "./lost-policy.ts";

/** The schemas of the calls on lost policies. */
export const lostPolicySchemas = featureSchemas(lostPolicyEndpoints, policyWorkOptions);
