import { featureSchemas } from "../builders/feature.schemas.ts";
import { policyWorkOptions } from "../policy-work.schemas.ts";
import { policyEndpoints } from "./policies.ts";

/** The schemas of the calls on policies. */
export const policySchemas = featureSchemas(policyEndpoints, policyWorkOptions);
