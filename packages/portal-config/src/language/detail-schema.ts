import { noteEntities } from "@portico/contract";
import * as z from "zod";
import { customParts } from "../custom-parts.ts";
import { column } from "./column-schema.ts";
import { endpointId, name, options, path, text, tones } from "./common-schemas.ts";

const entities = Object.keys(noteEntities) as [keyof typeof noteEntities, ...(keyof typeof noteEntities)[]];

/** The detail of one row. */
export const detail = z.strictObject({
  as: z.enum(["dialog", "sheet", "page"]).describe("What opens it from the list."),
  path: path.optional().describe("Where it is a page of its own, with `:id`: policies/:id."),
  title: text.describe("The heading."),
  titleField: name.optional().describe("The field that names the row under the title."),
  endpoint: endpointId("call").describe("A call that takes the row's id."),
  idField: name.optional().describe("The field of the list that holds the id; `id` unless said."),
  fields: z.array(column).min(1).max(100).describe("Its names and values, in order."),
  tables: z
    .array(
      z.strictObject({
        field: name.describe("A field of the answer that holds rows."),
        title: text.optional().describe("In place of the contract's label."),
        hide: z.array(name).max(100).optional().describe("Fields of the rows that are not shown."),
        empty: text,
      }),
    )
    .max(10)
    .optional()
    .describe("The rows that hang on it."),
  notes: z
    .strictObject({ entity: z.enum(entities) })
    .optional()
    .describe("The notes on it stand on its page."),
  history: z
    .strictObject({
      endpoint: endpointId("call").describe("The call that answers its status entries."),
      tones: tones.optional(),
      empty: text.optional(),
    })
    .optional()
    .describe("Its history stands on its page."),
  empty: text.describe("Shown where the answer has no data."),
});

/** A figure or chart above the list, from the response of `endpoints.summary`. */
export const widget = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("statusSummary"),
    title: text.optional(),
    tones: tones.optional(),
    emptyStatus: text.optional().describe("What a status without a name is called: 'bad name?'."),
  }),
  z.strictObject({
    kind: z.literal("figures"),
    figures: z
      .array(
        z.strictObject({
          label: text,
          path: name.describe("Where it stands in the answer: `total`, `data.amount`."),
          format: z.enum(["number", "money", "percent", "date", "dateTime", "text"]).optional(),
        }),
      )
      .min(1)
      .max(8),
  }),
  z.strictObject({
    kind: z.literal("custom"),
    name: z.enum(customParts.widget),
    options: options.optional(),
  }),
]);

/** A total under the list. */
export const total = z.union([
  z.strictObject({ of: z.literal("records"), label: text.optional() }),
  z.strictObject({
    of: z.literal("sum"),
    field: name.describe("A field of the list that can be summed up."),
    label: text.optional(),
    hidden: z.literal(true).optional().describe("Asked for only when View is pressed."),
  }),
  z.strictObject({
    of: z.literal("answer"),
    path: name.describe("Where it stands in the list's answer: `data.commissionAmount`."),
    label: text,
    format: z.enum(["number", "money", "percent"]).optional(),
    hidden: z.literal(true).optional().describe("Shown only when View is pressed."),
  }),
]);
