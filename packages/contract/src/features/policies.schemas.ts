import * as z from "zod";
import type { CallSchemas } from "../schemas/call-schemas.ts";
import { rowSchema } from "../schemas/list-answer.ts";
import { assign, setStatus, setStatuses, statusHistory, statusSummary } from "../work.schemas.ts";
import { policyEndpoints } from "./policies.ts";

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
} satisfies Record<string, CallSchemas>;
