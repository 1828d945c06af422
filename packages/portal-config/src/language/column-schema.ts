import * as z from "zod";
import { customParts } from "../custom-parts.ts";
import { access, configCondition, name, options, path, text, tones } from "./common-schemas.ts";

/** The format of a column, if not the contract's. */
const format = z.union([
  z.enum([
    "text",
    "date",
    "dateTime",
    "money",
    "number",
    "percent",
    "month",
    "year",
    "phone",
    "ssn",
    "yesNo",
    "status",
  ]),
  z
    .strictObject({
      name: z.literal("link"),
      to: path.describe("`:name` takes the value of the row's field of that name."),
    })
    .describe("A link to another page of the portal."),
  z.strictObject({
    name: z.enum(customParts.format),
    options: options.optional(),
  }),
]);

/** A column of a list, or a field of a detail. */
export const column = z
  .union([
    name.describe("Short for { field }."),
    z.strictObject({
      field: name.describe("A field of the endpoint."),
      header: text.optional().describe("In place of the contract's label."),
      format: format.optional().describe("In place of the contract's format."),
      access: access.optional().describe("Who sees it; everybody who sees the screen, unless said."),
      when: configCondition.optional(),
      truncate: z
        .number()
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe("Characters shown; the rest is in the tooltip."),
      align: z.enum(["start", "end"]).optional(),
      width: z.number().int().min(40).max(800).optional().describe("Pixels."),
      tones: tones.optional(),
      empty: text.optional().describe("What stands in place of no value: 'bad name?'."),
      hidden: z.boolean().optional().describe("Not shown until a person asks for it in the columns menu."),
      sortable: z.literal(false).optional().describe("Cannot be sorted by here."),
      group: text.optional().describe("A heading above; neighbours of the same group share it."),
      masked: z.literal(true).optional().describe("Shown as dots, and left out of exports and copies."),
    }),
  ])
  .meta({ id: "column" });
