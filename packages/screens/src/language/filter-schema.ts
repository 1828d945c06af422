import { maxFilterLength, maxFilterValues } from "@portico/endpoints";
import * as z from "zod";
import type { ScreenNames } from "../screen-registry.ts";
import { type CommonSchemas, name, oneOf, text } from "./common-schemas.ts";

const filterValue = z.string().min(1).max(maxFilterLength);

/** Values of filters, by name. */
export const filterValues = z.record(
  name.meta({ names: "filter" }),
  z.union([filterValue, z.array(filterValue).min(1).max(maxFilterValues)]),
);

const filterName = name.meta({ names: "filter", drop: "object" }).meta({ hint: "" });

/** A filter of a list; its control depends on its kind in the contract. */
export function filterSchema(
  { access, configCondition }: CommonSchemas,
  { parts }: Pick<ScreenNames, "parts">,
) {
  const shared = {
    label: text
      .optional()
      .describe("Replaces the contract's label.")
      .meta({ hint: "Leave blank to use the default label." }),
    access: access.optional().describe("Who can use it. Default: everyone who can see the screen.").meta({
      label: "Limit who can use this filter",
      hint: "Others won't see it on this screen. Their access elsewhere doesn't change.",
    }),
    when: configCondition.optional(),
  };

  return z
    .union([
      filterName.describe("Short for `{ filter }`."),
      z.strictObject({ filter: filterName.describe("A filter of the list's endpoint."), ...shared }),
      z
        .strictObject({
          kind: z
            .enum(["dateRange", "numberRange"])
            .meta({ choices: { dateRange: "Date range", numberRange: "Number range" } }),
          from: filterName
            .describe("The filter that takes the lower bound.")
            .meta({ label: "Filter for the lower bound" }),
          to: filterName
            .describe("The filter that takes the upper bound.")
            .meta({ label: "Filter for the upper bound" }),
          ...shared,
        })
        .describe("Two filters of the endpoint, shown as one range."),
      z
        .strictObject({
          kind: z.literal("custom").meta({ choices: { custom: "Built into the portal" } }),
          name: oneOf(parts.filter).meta({ names: "part" }),
          filters: z
            .array(filterName)
            .min(1)
            .max(5)
            .describe("The filters of the endpoint that it sets.")
            .meta({ hint: "" }),
          ...shared,
        })
        .describe("A filter with its own control, built into the portal."),
    ])
    .meta({ id: "filter" });
}
