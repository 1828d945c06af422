import { featureSchemas } from "../builders/feature.schemas.ts";
import { policyWorkOptions } from "../policy-work.schemas.ts";
import { policyNonPaidEndpoints } from "./policy-non-paid.ts";

/** The schemas of the calls on unpaid policies. */
export const policyNonPaidSchemas = featureSchemas(policyNonPaidEndpoints, policyWorkOptions);
