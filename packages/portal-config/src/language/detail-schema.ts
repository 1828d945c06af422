import { noteEntities } from "@portico/contract";
import * as z from "zod";
import { customParts } from "../custom-parts.ts";
import { column } from "./column-schema.ts";
import {
  addressField,
  datePattern,
  endpointId,
  field,
  name,
  options,
  path,
  text,
  tones,
} from "./common-schemas.ts";

const entities = Object.keys(noteEntities) as [keyof typeof noteEntities, ...(keyof typeof noteEntities)[]];

/** The detail of one row. */
export const detail = z.strictObject({
  as: z
    .enum(["dialog", "sheet", "page"])
    .describe(
      "How it opens from the list: in a dialog, in a side sheet that leaves the list usable, or as a page.",
    ),
  path: path.optional().describe("The path of the detail's own page, with `:id`: policies/:id."),
  title: text.describe("The heading."),
  titleField: field
    .meta({ of: "detail", drop: "name" })
    .optional()
    .describe("The field that names the row under the title."),
  personFields: z
    .array(field.meta({ of: "detail", drop: "name" }))
    .min(1)
    .max(4)
    .optional()
    .describe("The fields with the name of the person that the row is about, which replaces the title."),
  endpoint: endpointId("call").describe("A call that takes the row's ID."),
  idField: addressField.optional().describe("The field of the list with the ID. Default: `rowId`."),
  fields: z.array(column).min(1).max(100).meta({ of: "detail" }).describe("The fields to show, in order."),
  tables: z
    .array(
      z.strictObject({
        field: name
          .meta({ names: "rowsField", of: "detail", drop: "object" })
          .describe("A field of the response that has rows."),
        title: text.optional().describe("Replaces the contract's label."),
        hide: z
          .array(field.meta({ of: "table" }))
          .max(100)
          .optional()
          .describe("Fields of the rows to hide."),
        empty: text,
      }),
    )
    .max(10)
    .optional()
    .describe("Tables of related rows."),
  notes: z
    .strictObject({ entity: z.enum(entities) })
    .optional()
    .describe("Shows its notes on its page and in its side sheet."),
  history: z
    .strictObject({
      endpoint: endpointId("call").describe("The call that returns its status history."),
      tones: tones.optional(),
      datePattern: datePattern.optional(),
      empty: text.optional(),
    })
    .optional()
    .describe("Shows its status history on its page and in its side sheet."),
  empty: text.describe("Text shown when the response has no data."),
});

/** A figure or chart above the list, from the response of `endpoints.summary`. */
export const widget = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("statusSummary"),
    title: text.optional(),
    tones: tones.optional(),
    emptyStatus: text.optional().describe("Text shown for a status without a name, such as 'bad name?'."),
  }),
  z.strictObject({
    kind: z.literal("figures"),
    figures: z
      .array(
        z.strictObject({
          label: text,
          path: name.describe("The path of the value in the response, such as `total` or `data.amount`."),
          format: z.enum(["number", "money", "percent", "date", "dateTime", "text"]).optional(),
        }),
      )
      .min(1)
      .max(8),
  }),
  z.strictObject({
    kind: z.literal("custom"),
    name: z.enum(customParts.widget).meta({ names: "part" }),
    options: options.optional(),
  }),
]);

/** A total under the list. */
export const total = z.union([
  z.strictObject({ of: z.literal("records"), label: text.optional() }),
  z.strictObject({
    of: z.literal("sum"),
    field: name.meta({ names: "sumField", drop: "object" }).describe("A summable field of the list."),
    label: text.optional(),
    hidden: z.literal(true).optional().describe("Loads the total only when the user clicks View."),
  }),
  z.strictObject({
    of: z.literal("answer"),
    path: name
      .meta({ names: "responsePath", drop: "object" })
      .describe("The path of the value in the list's response, such as `data.commissionAmount`."),
    label: text,
    format: z.enum(["number", "money", "percent"]).optional(),
    hidden: z.literal(true).optional().describe("Shows the total only when the user clicks View."),
  }),
  z
    .strictObject({ of: z.literal("result") })
    .describe("The result of the last action: green if it succeeded, red if it failed."),
]);
