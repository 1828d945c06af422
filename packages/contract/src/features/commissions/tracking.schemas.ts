import { type CallSchemas, featureSchemas } from "@portico/endpoints/schemas";
import * as z from "zod";
import { trackingEndpoints } from "./tracking.ts";

/** The schemas of the calls on tracked months. */
export const trackingSchemas = {
  ...featureSchemas(trackingEndpoints, {}),
  "tracking.opening": {
    response: z.object({
      filters: z.record(z.string(), z.string()).describe("Values by filter: `month` and `year`, or none."),
    }),
  },
} satisfies Record<string, CallSchemas>;
