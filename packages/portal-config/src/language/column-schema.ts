import * as z from "zod";
import { customParts } from "../custom-parts.ts";
import { access, configCondition, field, link, options, text, tones } from "./common-schemas.ts";

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
      to: link,
    })
    .describe("A link to another page of the portal."),
  z.strictObject({
    name: z.enum(customParts.format).meta({ names: "part", except: "link" }),
    options: options.optional(),
  }),
]);

const shown = field.meta({ drop: "object" });

/** A column of a list, or a field of a detail. */
export const column = z
  .union([
    shown.describe("Short for `{ field }`."),
    z.strictObject({
      field: shown.describe("A field of the endpoint."),
      header: text.optional().describe("Replaces the contract's label."),
      format: format.optional().describe("Replaces the contract's format."),
      access: access.optional().describe("Who can see it. Default: everyone who can see the screen."),
      when: configCondition.optional(),
      truncate: z
        .number()
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe("The maximum number of characters shown. The full text is in the tooltip."),
      align: z.enum(["start", "end"]).optional(),
      width: z.number().int().min(40).max(800).optional().describe("The width in pixels."),
      tones: tones.optional(),
      empty: text.optional().describe("Text shown for empty values, such as 'bad name?'."),
      hidden: z.boolean().optional().describe("Hidden until the user shows it with the Columns button."),
      sortable: z.literal(false).optional().describe("Turns off sorting by this column."),
      group: text
        .optional()
        .describe("A heading above the column. Adjacent columns of the same group share it."),
      masked: z
        .literal(true)
        .optional()
        .describe("Shows values as dots, and leaves them out of exports and copies."),
    }),
  ])
  .meta({ id: "column" });
