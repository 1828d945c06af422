import * as z from "zod";

/** A page of policies, as far as tests read it. */
export const policyPage = z.object({
  data: z.array(z.looseObject({ id: z.string(), policyNumber: z.string().default("") })),
  totalRecords: z.number(),
  totalPages: z.number(),
});

/** The body of a refusal. */
export const refusal = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
