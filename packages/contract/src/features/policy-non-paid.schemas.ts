import { policyWorkSchemas } from "../policy-work.schemas.ts";
import { policyNonPaidWork } from "./policy-non-paid.ts";

/** The schemas of the calls about unpaid policies. */
export const policyNonPaidSchemas = policyWorkSchemas("policyNonPaid", policyNonPaidWork);
