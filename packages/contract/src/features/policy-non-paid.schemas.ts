import type { CallSchemas } from "../schemas/call-schemas.ts";
import { assign, setStatus, setStatuses, statusHistory, statusSummary } from "../work.schemas.ts";

/** The schemas of the calls about unpaid policies. */
export const policyNonPaidSchemas = {
  "policyNonPaid.summary": statusSummary,
  "policyNonPaid.history": statusHistory,
  "policyNonPaid.setStatus": setStatus,
  "policyNonPaid.putStatus": setStatus,
  "policyNonPaid.setStatuses": setStatuses,
  "policyNonPaid.assign": assign,
} satisfies Record<string, CallSchemas>;
