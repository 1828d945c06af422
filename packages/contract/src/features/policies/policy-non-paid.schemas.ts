import { featureSchemas } from "@portico/endpoints/schemas";
import { policyWorkOptions } from "../../policy-work.schemas.ts";
import { policyNonPaidEndpoints } from "./policy-non-paid.ts";

/** The schemas of the calls on unpaid policies. */
export const policyNonPaidSchemas = featureSchemas(policyNonPaidEndpoints, {
  ...policyWorkOptions,
  takesFollowUp: true,
});
