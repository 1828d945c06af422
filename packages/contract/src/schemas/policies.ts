import * as z from "zod";
import { policyEndpoints } from "../endpoints/policies.ts";
import type { CallSchemas } from "./call-schemas.ts";
import { rowSchema } from "./list-answer.ts";

/** The shapes of the policy calls that are no list. */
export const policySchemas = {
  "policies.detail": {
    params: z.strictObject({ id: z.uuid("An id is a UUID.") }),
    answer: rowSchema(policyEndpoints["policies.detail"].fields ?? {}).extend({
      id: z.uuid(),
      version: z.number().int(),
    }),
  },
  "policies.summaries": {
    answer: z.object({
      agents: z.array(
        z.object({
          agentId: z.uuid(),
          agentName: z.string(),
          listStatus: z.array(
            z.object({
              statusId: z.uuid().nullable(),
              statusName: z.string().nullable(),
              subTotal: z.number().int(),
            }),
          ),
          total: z.number().int(),
        }),
      ),
      total: z.number().int(),
    }),
  },
} satisfies Record<string, CallSchemas>;
