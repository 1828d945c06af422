import * as z from "zod";
import { type CommonSchemas, call, endpointId, field, longText, name, text } from "./common-schemas.ts";

/** A lookup with the options of a field. */
export const lookupOptions = z.strictObject({
  lookup: endpointId("lookup").describe("The lookup that returns the options."),
  params: z.record(z.string().max(50), z.string().max(100)).optional().meta({ label: "Parameters" }),
  value: field
    .meta({ of: "lookup" })
    .optional()
    .describe("The property to send. Default: `id`.")
    .meta({ label: "Field of the value", hint: "Leave blank to send the ID." }),
});

const key = name.meta({ names: "key" }).meta({ hint: "" });

/** A field of a form: its key in the body, and its control. The contract validates it. */
export const formField = z
  .union([
    key.describe("Short for `{ field }`."),
    z.strictObject({
      field: key.describe("A key of the request body, or of the query for an upload."),
      label: text
        .optional()
        .describe("Replaces the contract's label.")
        .meta({ hint: "Leave blank to use the default label." }),
      hint: longText.optional().meta({ label: "Hint below the field" }),
      as: z
        .enum([
          "text",
          "textArea",
          "number",
          "money",
          "date",
          "dateOfBirth",
          "time",
          "email",
          "phone",
          "yesNo",
          "select",
          "asyncSelect",
          "secret",
        ])
        .optional()
        .describe("The type of input. Default: based on its schema.")
        .meta({
          label: "Type of field",
          hint: "",
          choices: {
            textArea: "Long text",
            email: "Email address",
            phone: "Phone number",
            yesNo: "Yes or no",
            select: "List of options",
            asyncSelect: "Searchable list",
            secret: "Password",
          },
        }),
      options: z
        .union([
          lookupOptions,
          z
            .array(z.strictObject({ value: z.string().max(100), label: text }))
            .min(1)
            .max(100),
        ])
        .optional(),
      width: z
        .enum(["full", "half"])
        .optional()
        .describe("The width in the form. Default: `full`.")
        .meta({ hint: "" }),
      compareTo: field
        .meta({ of: "row" })
        .optional()
        .describe("A field of the row to edit. Its value is shown below this field where the two differ.")
        .meta({ label: "Field to compare with" }),
      min: z
        .literal("today")
        .optional()
        .describe("The first day that can be chosen for a new row.")
        .meta({ label: "First day" }),
      only: z
        .enum(["create", "edit"])
        .optional()
        .describe("Shows the field only in this mode.")
        .meta({ label: "Only in this mode" }),
    }),
  ])
  .meta({ id: "formField" });

/** A form in a dialog, with the same fields for create and edit. */
export function formSchema({ kebabCase, setsStatus }: CommonSchemas) {
  /** What the form does in one of its two modes. */
  const mode = z.strictObject({
    endpoint: call.describe("The call that the form is sent to. An `:id` in its path is the row's."),
    title: text,
    submit: text.describe("The text on the submit button.").meta({ label: "Text of the submit button" }),
    success: text
      .describe("Message shown when it's saved.")
      .meta({ label: "Message when it succeeds", hint: "" }),
    failure: text
      .optional()
      .describe("Message shown when it can't be saved. `{message}` is replaced by the reason.")
      .meta({ label: "Message when it fails", hint: "" }),
    setsStatus: setsStatus.optional(),
  });

  return z
    .strictObject({
      id: kebabCase.meta({ label: "ID" }),
      create: mode.optional().meta({ label: "When creating a row" }),
      edit: mode
        .extend({
          load: endpointId("call")
            .optional()
            .describe("The call that returns the row to edit. Default: the row from the list.")
            .meta({ label: "Call that loads the row", hint: "Leave blank to use the row from the list." }),
          startsEmpty: z
            .literal(true)
            .optional()
            .describe(
              "For a form that adds something to the row: its fields start without the row's values.",
            ),
        })
        .optional()
        .meta({ label: "When editing a row" }),
      fields: z.array(formField).min(1).max(60),
    })
    .meta({ id: "form" });
}
