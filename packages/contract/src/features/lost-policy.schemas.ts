import type { CallSchemas } from "../schemas/call-schemas.ts";
import { assign, setStatus, setStatuses, statusHistory, statusSummary } from "../work.schemas.ts";

/** The schemas of the calls about lost policies. */
export const lostPolicySchemas = {
  "lostPolicy.summary": statusSummary,
  "lostPolicy.history": statusHistory,
  "lostPolicy.setStatus": setStatus,
  "lostPolicy.setStatuses": setStatuses,
  "lostPolicy.assign": assign,
} satisfies Record<string, CallSchemas>;
