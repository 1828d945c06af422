import { type CallSchemas, recordId } from "@portico/endpoints/schemas";
import * as z from "zod";

const count = z.number().int();
const yearText = z.string().regex(/^[0-9]{4}$/, "Must be a year.");

/** The schemas of the calls on the dashboard. */
export const dashboardSchemas = {
  "dashboard.get": {
    query: z.strictObject({
      agentId: recordId.optional().describe("Default: all agents that the caller may see."),
      year: yearText.transform(Number).optional().describe("One of `years`. Default: the current year."),
    }),
    response: z.object({
      year: count,
      years: z.array(count).describe("The years to choose from: the current one and the five before it."),
      lastMonth: count.describe("The last month of the year that has begun: 12 for a past year."),
      agent: z
        .object({ id: z.uuid(), name: z.string() })
        .nullable()
        .describe("Whose figures they are. Null for several agents, or none."),
      scope: z
        .enum(["all", "several", "one", "none"])
        .describe("How many agents' figures the caller may see."),
      canListMonths: z
        .boolean()
        .describe("Whether the list of tracked months shows the caller every month that is counted."),
      data: z
        .array(
          z.object({
            year: count,
            month: count.describe("1 to 12."),
            carrierId: z.uuid(),
            carrierName: z.string(),
            policies: count,
            members: count,
          }),
        )
        .describe("The year and the one before. Months without policies are omitted."),
    }),
  },
} satisfies Record<string, CallSchemas>;
