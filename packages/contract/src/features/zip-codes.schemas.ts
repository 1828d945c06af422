import type { CallSchemas } from "@portico/endpoints/schemas";
import * as z from "zod";

/** The schemas of the calls on ZIP codes. */
export const zipCodeSchemas = {
  "zipCodes.detail": {
    params: z.strictObject({ zip: z.string().regex(/^\d{5}$/, "Enter 5 digits") }),
    response: z.object({
      city: z.string(),
      state: z.string().describe("The postal code of the state."),
      counties: z.array(z.string()).min(1),
    }),
  },
} satisfies Record<string, CallSchemas>;
