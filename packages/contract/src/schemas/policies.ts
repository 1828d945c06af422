import * as z from "zod";
import { policyEndpoints } from "../endpoints/policies.ts";
import type { CallSchemas } from "./call-schemas.ts";
import { rowSchema } from "./list-answer.ts";
import { assign, setStatus, setStatuses, statusHistory, statusSummary } from "./policy-work.ts";

/** The shapes of the policy calls that are no list. */
export const policySchemas = {
  "policies.detail": {
    params: z.strictObject({ id: z.uuid("An id is a UUID.") }),
    answer: rowSchema(policyEndpoints["policies.detail"].fields ?? {}).extend({
      id: z.uuid(),
      version: z.number().int(),
    }),
  },
  "policies.summaries": statusSummary,
  "policies.history": statusHistory,
  "policies.setStatus": setStatus,
  "policies.setStatuses": setStatuses,
  "policies.assign": assign,
  "policyNonPaid.summary": statusSummary,
  "policyNonPaid.history": statusHistory,
  "policyNonPaid.setStatus": setStatus,
  "policyNonPaid.putStatus": setStatus,
  "policyNonPaid.setStatuses": setStatuses,
  "policyNonPaid.assign": assign,
  "lostPolicy.summary": statusSummary,
  "lostPolicy.history": statusHistory,
  "lostPolicy.setStatus": setStatus,
  "lostPolicy.setStatuses": setStatuses,
  "lostPolicy.assign": assign,
} satisfies Record<string, CallSchemas>;
