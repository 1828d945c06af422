import { featureSchemas } from "@portico/endpoints/schemas";
import * as z from "zod";
import { rateEndpoints } from "./rates.ts";

/** The body of the form of a rate. */
export const rateBody = z
  .strictObject({
    agentId: z.uuid("Choose an agent"),
    carrierId: z.uuid("Choose a carrier"),
    rate1: z
      .number()
      .min(0, "At least $ 0.00")
      .max(9_999.99, "Up to $ 9,999.99")
      .multipleOf(0.01, "Up to two decimals")
      .default(0)
      .describe("Dollars per member per month."),
    startDate: z.iso.date("Must be valid date"),
    endDate: z.iso.date("Must be valid date").optional().describe("The last day."),
  })
  .refine(({ startDate, endDate }) => endDate === undefined || endDate > startDate, {
    path: ["endDate"],
    message: "EndDate can't be before StartDate",
  });

/** The schemas of the calls on rates. */
export const rateSchemas = featureSchemas(rateEndpoints, { body: rateBody });
