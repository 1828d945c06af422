import { policyWorkSchemas } from "../policy-work.schemas.ts";

/** The schemas of the calls about lost policies. */
export const lostPolicySchemas = policyWorkSchemas("lostPolicy");
