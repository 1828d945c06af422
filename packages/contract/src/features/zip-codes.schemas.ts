import * as z from "zod";
import type { CallSchemas } from "../schemas/call-schemas.ts";

/** The schemas of the calls on ZIP codes. */
export const zipCodeSchemas = {
  "zipCodes.detail": {
    params: z.strictObject({ zip: z.string().regex(/^\d{5}$/, "Enter 5 digits") }),
    answer: z.object({
      city: z.string(),
      state: z.string().describe("The postal code of the state."),
      counties: z.array(z.string()).min(1),
    }),
  },
} satisfies Record<string, CallSchemas>;
