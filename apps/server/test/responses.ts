import * as z from "zod";

/** The fields of a page of policies that tests read. */
export const policyPage = z.object({
  data: z.array(z.looseObject({ id: z.string(), policyNumber: z.string().default("") })),
  totalRecords: z.number(),
  totalPages: z.number(),
});

/** The body of an error response. */
export const refusal = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
