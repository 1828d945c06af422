import * as z from "zod";
import { endpointId, kebabCase, longText, name, text } from "./common-schemas.ts";

/** A field of a form: its key in the body, and its control. The contract validates it. */
export const formField = z
  .union([
    name.describe("Short for { field }."),
    z.strictObject({
      field: name.describe("A key of the body, or of the query of an upload."),
      label: text.optional().describe("In place of what the contract calls it."),
      hint: longText.optional(),
      as: z
        .enum([
          "text",
          "textArea",
          "number",
          "money",
          "date",
          "email",
          "phone",
          "yesNo",
          "select",
          "asyncSelect",
          "secret",
        ])
        .optional()
        .describe("How it is entered; what follows from its schema, unless said."),
      options: z
        .union([
          z.strictObject({
            lookup: endpointId("lookup").describe("The lookup that offers the values."),
            params: z.record(z.string().max(50), z.string().max(100)).optional(),
            value: name.optional().describe("The property that is sent; `id` unless said."),
          }),
          z
            .array(z.strictObject({ value: z.string().max(100), label: text }))
            .min(1)
            .max(100),
        ])
        .optional(),
      width: z.enum(["full", "half"]).optional().describe("Of the form; the whole, unless said."),
      only: z
        .enum(["create", "edit"])
        .optional()
        .describe("Entered only where something is created, or edited."),
    }),
  ])
  .meta({ id: "formField" });

/** What a form does in one of its two modes. */
const mode = z.strictObject({
  endpoint: endpointId("call").describe(
    "The call that takes the form; where an id stands in its path it is the row's.",
  ),
  title: text,
  submit: text.describe("What its button says."),
  success: text.describe("What is said when it is saved."),
});

/** A form in a dialog, with the same fields for create and edit. */
export const form = z
  .strictObject({
    id: kebabCase,
    create: mode.optional(),
    edit: mode
      .extend({
        load: endpointId("call")
          .optional()
          .describe("The call that answers the row to be edited; the list's row itself, unless said."),
      })
      .optional(),
    fields: z.array(formField).min(1).max(60),
  })
  .meta({ id: "form" });
