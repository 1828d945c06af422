import * as z from "zod";
import type { ScreenNames } from "../screen-registry.ts";
import { type CommonSchemas, field, oneOf, options, text, tones } from "./common-schemas.ts";

const shown = field.meta({ drop: "object" }).meta({ hint: "" });

/** A column of a list, or a field of a detail. */
export function columnSchema(
  { access, configCondition, link }: CommonSchemas,
  { parts }: Pick<ScreenNames, "parts">,
) {
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
      name: oneOf(parts.format).meta({ names: "part", except: "link" }),
      options: options.optional(),
    }),
  ]);

  return z
    .union([
      shown.describe("Short for `{ field }`."),
      z.strictObject({
        field: shown.describe("A field of the endpoint."),
        header: text
          .optional()
          .describe("Replaces the contract's label.")
          .meta({ label: "Heading", hint: "Leave blank to use the default heading." }),
        format: format.optional().describe("Replaces the contract's format.").meta({ hint: "" }),
        access: access.optional().describe("Who can see it. Default: everyone who can see the screen.").meta({
          label: "Limit who can see this column",
          hint: "Others won't see it on this screen. Their access elsewhere doesn't change.",
        }),
        when: configCondition.optional(),
        truncate: z
          .number()
          .int()
          .min(1)
          .max(1000)
          .optional()
          .describe("The maximum number of characters shown. The full text is in the tooltip.")
          .meta({ label: "Shorten after", hint: "Characters. The full text shows in a tooltip." }),
        align: z
          .enum(["start", "end"])
          .optional()
          .meta({ label: "Alignment", choices: { start: "Left", end: "Right" } }),
        width: z
          .number()
          .int()
          .min(40)
          .max(800)
          .optional()
          .describe("The width in pixels.")
          .meta({ hint: "40 to 800 pixels. Leave blank to size it automatically." }),
        priority: z
          .literal([1, 2, 3, 4, 5])
          .optional()
          .describe(
            "How soon it leaves a list that is too narrow for all columns: 1 never, 5 first. Default: 1 for the first column, the row's name, the status, and the column that the list is sorted by; for others by position, from 2 to 5.",
          )
          .meta({
            label: "Priority",
            hint: "From 1, always shown, to 5, the first to leave a narrow screen. One click shows what left. Leave blank to go by position.",
          }),
        tones: tones.optional(),
        empty: text
          .optional()
          .describe("Text shown for empty values, such as 'bad name?'.")
          .meta({ label: "Text for empty values", hint: "Leave blank to show nothing." }),
        hidden: z
          .boolean()
          .optional()
          .describe("Hidden until the user shows it with the Columns button.")
          .meta({ label: "Hidden by default", hint: "People can show it with the “Columns” button." }),
        sortable: z
          .literal(false)
          .optional()
          .describe("Turns off sorting by this column.")
          .meta({ label: "Can't be sorted", hint: "" }),
        group: text
          .optional()
          .describe(
            "A heading above the column, or above the field of a detail. Adjacent ones of the same group share it.",
          )
          .meta({
            label: "Group heading",
            hint: "Columns or fields next to each other with the same group heading share it.",
          }),
        masked: z
          .literal(true)
          .optional()
          .describe("Shows values as dots, and leaves them out of exports and copies.")
          .meta({ hint: "Values show as dots, and are left out of exports and copied text." }),
      }),
    ])
    .meta({ id: "column" });
}
