import * as z from "zod";
import type { ScreenNames } from "../screen-registry.ts";
import type { columnSchema } from "./column-schema.ts";
import {
  addressField,
  type CommonSchemas,
  call,
  datePattern,
  field,
  name,
  oneOf,
  options,
  text,
  tones,
} from "./common-schemas.ts";

/** The detail of one row. */
export function detailSchema(
  { path, noteEntity, detailPath }: CommonSchemas,
  column: ReturnType<typeof columnSchema>,
) {
  return z.strictObject({
    as: z
      .enum(["dialog", "sheet", "page"])
      .describe(
        "How it opens from the list: in a dialog, in a side sheet that leaves the list usable, or as a page.",
      )
      .meta({ label: "Opens as", hint: "", choices: { sheet: "Side panel" } }),
    path: path
      .optional()
      .describe(`The path of the detail's own page, with \`:id\`: ${detailPath}.`)
      .meta({ hint: "" }),
    title: text.describe("The heading."),
    titleField: field
      .meta({ of: "detail", drop: "name" })
      .optional()
      .describe("The field that names the row under the title.")
      .meta({ label: "Field shown under the title" }),
    personFields: z
      .array(field.meta({ of: "detail", drop: "name" }))
      .min(1)
      .max(4)
      .optional()
      .describe("The fields with the name of the person that the row is about, which replaces the title.")
      .meta({ label: "Fields with the person's name" }),
    endpoint: call.describe("A call that takes the row's ID."),
    idField: addressField
      .optional()
      .describe("The field of the list with the ID. Default: `rowId`.")
      .meta({ label: "Field with the ID", hint: "Default: the row's ID." }),
    fields: z
      .array(column)
      .min(1)
      .max(100)
      .meta({ of: "detail" })
      .describe("The fields to show, in order.")
      .meta({
        inside: {
          header: { label: "Label", hint: "" },
          access: {
            label: "Limit who can see this field",
            hint: "Others won't see it on this screen. Their access elsewhere doesn't change.",
          },
        },
      }),
    tables: z
      .array(
        z.strictObject({
          field: name
            .meta({ names: "rowsField", of: "detail", drop: "object" })
            .describe("A field of the response that has rows.")
            .meta({ hint: "" }),
          title: text
            .optional()
            .describe("Replaces the contract's label.")
            .meta({ hint: "Leave blank to use the default label." }),
          hide: z
            .array(field.meta({ of: "table" }))
            .max(100)
            .optional()
            .describe("Fields of the rows to hide.")
            .meta({ label: "Hidden fields" }),
          empty: text.meta({ label: "Text if there are no rows", hint: "Such as “No policies in grace”." }),
        }),
      )
      .max(10)
      .optional()
      .describe("Tables of related rows.")
      .meta({ label: "Tables of related rows" }),
    notes: z
      .strictObject({ entity: noteEntity.meta({ label: "Type of record" }) })
      .optional()
      .describe("Shows its notes on its page and in its side sheet."),
    history: z
      .strictObject({
        endpoint: call.describe("The call that returns its status history."),
        tones: tones.optional(),
        datePattern: datePattern.optional(),
        empty: text
          .optional()
          .meta({ label: "Text if there are no rows", hint: "Such as “No policies in grace”." }),
      })
      .optional()
      .describe("Shows its status history on its page and in its side sheet.")
      .meta({ label: "Status history" }),
    empty: text
      .describe("Text shown when the response has no data.")
      .meta({ label: "Text if there are no rows", hint: "Such as “No policies in grace”." }),
  });
}

/** A figure or chart above the list, from the response of `endpoints.summary`. */
export function widgetSchema({ parts }: Pick<ScreenNames, "parts">) {
  return z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("statusSummary").meta({ choices: { statusSummary: "Count of rows in each status" } }),
      title: text.optional(),
      tones: tones.optional(),
      emptyStatus: text
        .optional()
        .describe("Text shown for a status without a name, such as 'bad name?'.")
        .meta({ label: "Text for rows without a status" }),
    }),
    z.strictObject({
      kind: z.literal("figures"),
      figures: z
        .array(
          z.strictObject({
            label: text,
            path: name
              .describe("The path of the value in the response, such as `total` or `data.amount`.")
              .meta({ hint: "" }),
            format: z
              .enum(["number", "money", "percent", "date", "dateTime", "text"])
              .optional()
              .meta({ choices: { money: "Amount", percent: "Percentage", dateTime: "Date and time" } }),
          }),
        )
        .min(1)
        .max(8),
    }),
    z.strictObject({
      kind: z.literal("custom").meta({ choices: { custom: "Built into the portal" } }),
      name: oneOf(parts.widget).meta({ names: "part" }),
      options: options.optional(),
    }),
  ]);
}

/** A total under the list. */
export const total = z.union([
  z.strictObject({
    of: z.literal("records").meta({ label: "Total of", choices: { records: "Number of rows" } }),
    label: text.optional().meta({ hint: "Leave blank to use the default label." }),
  }),
  z.strictObject({
    of: z.literal("sum").meta({ label: "Total of", choices: { sum: "Sum of a field" } }),
    field: name
      .meta({ names: "sumField", drop: "object" })
      .describe("A summable field of the list.")
      .meta({ hint: "" }),
    label: text.optional().meta({ hint: "Leave blank to use the default label." }),
    hidden: z
      .literal(true)
      .optional()
      .describe("Loads the total only when the user clicks View.")
      .meta({ label: "Hide until View is clicked", hint: "It's calculated when someone clicks View." }),
  }),
  z.strictObject({
    of: z.literal("answer").meta({ label: "Total of", choices: { answer: "Number from the response" } }),
    path: name
      .meta({ names: "responsePath", drop: "object" })
      .describe("The path of the value in the list's response, such as `data.commissionAmount`.")
      .meta({ hint: "" }),
    label: text,
    format: z
      .enum(["number", "money", "percent"])
      .optional()
      .meta({ choices: { money: "Amount", percent: "Percentage" } }),
    hidden: z
      .literal(true)
      .optional()
      .describe("Shows the total only when the user clicks View.")
      .meta({ label: "Hide until View is clicked", hint: "It's calculated when someone clicks View." }),
  }),
  z
    .strictObject({
      of: z.literal("result").meta({ label: "Total of", choices: { result: "Result of the last action" } }),
    })
    .describe("The result of the last action: green if it succeeded, red if it failed."),
]);
