import * as z from "zod";
import { customParts } from "../custom-parts.ts";
import { access, configCondition, name, text } from "./common-schemas.ts";

const filterName = name.meta({ names: "filter", drop: "object" });

const shared = {
  label: text.optional().describe("Replaces the contract's label."),
  access: access.optional().describe("Who can use it. Default: everyone who can see the screen."),
  when: configCondition.optional(),
};

/** A filter of a list; its control depends on its kind in the contract. */
export const filter = z
  .union([
    filterName.describe("Short for `{ filter }`."),
    z.strictObject({ filter: filterName.describe("A filter of the list's endpoint."), ...shared }),
    z
      .strictObject({
        kind: z.enum(["dateRange", "numberRange"]),
        from: filterName.describe("The filter that takes the lower bound."),
        to: filterName.describe("The filter that takes the upper bound."),
        ...shared,
      })
      .describe("Two filters of the endpoint, shown as one range."),
    z
      .strictObject({
        kind: z.literal("custom"),
        name: z.enum(customParts.filter).meta({ names: "part" }),
        filters: z.array(filterName).min(1).max(5).describe("The filters of the endpoint that it sets."),
        ...shared,
      })
      .describe("A filter with its own control, built into the portal."),
  ])
  .meta({ id: "filter" });
