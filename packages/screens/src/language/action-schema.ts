import * as z from "zod";
import type { ScreenNames } from "../screen-registry.ts";
import { buttonKeywords, failure, idField, success, values } from "./button-schema.ts";
import {
  addressField,
  type CommonSchemas,
  call,
  datePattern,
  field,
  longText,
  name,
  oneOf,
  options,
  text,
  tones,
} from "./common-schemas.ts";
import { formField, lookupOptions } from "./form-schema.ts";

/** An action of a list, on the selected rows or on none. */
export function actionSchema(
  common: CommonSchemas,
  { parts, examples }: Pick<ScreenNames, "parts" | "examples">,
) {
  const { kebabCase, link, noteEntity, setsStatus, statusType } = common;
  const button = buttonKeywords(common);
  return z
    .discriminatedUnion("kind", [
      z.strictObject({
        ...button,
        kind: z.literal("notes"),
        entity: noteEntity
          .describe("The type of record the notes belong to.")
          .meta({ label: "Type of record" }),
        idField,
      }),
      z.strictObject({
        ...button,
        kind: z.literal("changeStatus"),
        endpoint: call.describe("A bulk call that takes `statusId` and `comment`."),
        statuses: statusType
          .describe("The type that lists the statuses to choose from.")
          .meta({ label: "Statuses to choose from" }),
        success,
      }),
      z.strictObject({
        ...button,
        kind: z.literal("assign"),
        endpoint: call.describe("A bulk call that takes `agentId`."),
        setsStatus: setsStatus.optional(),
        success,
      }),
      z.strictObject({
        ...button,
        kind: z.literal("history"),
        endpoint: call.describe("The call that returns the history of one row."),
        idField,
        tones: tones.optional(),
        datePattern: datePattern.optional(),
        empty: text
          .optional()
          .describe("Text shown when there are no entries.")
          .meta({ label: "Text if there are no rows", hint: "Such as “No policies in grace”." }),
      }),
      z.strictObject({
        ...button,
        kind: z.literal("form"),
        form: kebabCase.meta({ names: "form" }).describe("The ID of one of the screen's forms."),
        mode: z
          .enum(["create", "edit"])
          .describe("Whether the form creates a row or edits the selected one.")
          .meta({ choices: { create: "Create a row", edit: "Edit the selected row" } }),
      }),
      z.strictObject({
        ...button,
        kind: z.literal("confirm"),
        endpoint: call.describe("A call on one row by its ID, or a bulk call."),
        question: text.describe("The question to confirm, such as 'Really delete?'."),
        text: longText
          .optional()
          .describe("What happens if the user confirms.")
          .meta({ label: "Explanation" }),
        confirmLabel: text
          .optional()
          .describe("The text on the confirm button. Default: the label.")
          .meta({ label: "Text of the confirm button" }),
        values,
        setsStatus: setsStatus.optional(),
        success,
        failure,
      }),
      z.strictObject({
        ...button,
        kind: z.literal("export"),
        formats: z
          .array(
            z
              .enum(["pdf", "xlsx", "csv"])
              .meta({ choices: { pdf: "PDF", xlsx: "Excel (XLSX)", csv: "CSV" } }),
          )
          .min(1)
          .describe("The file formats to choose from, in order.")
          .meta({ label: "File formats", hint: "People can choose one of these." }),
        failure,
      }),
      z.strictObject({
        ...button,
        kind: z.literal("upload"),
        endpoint: call.describe("A call that takes a file."),
        title: text.optional().describe("The title of the dialog. Default: the label."),
        accept: z
          .string()
          .max(200)
          .optional()
          .describe("The accepted file types, as in HTML: '.csv'.")
          .meta({ label: "Accepted file types" }),
        fields: z.array(formField).max(10).optional().describe("Fields to enter with the file."),
        review: z
          .strictObject({
            rows: call.describe("A call that returns what happens with rows of an upload, by its ID."),
            file: call.describe("A call that returns the file with the result of each row, by its ID."),
            confirm: call.describe("A call that loads the file of a dry run, by its ID."),
            counts: z
              .array(name.meta({ names: "key" }))
              .min(1)
              .max(6)
              .describe("The counts in the job's result that the button to confirm names, in this order.")
              .meta({ label: "Counts on the button" }),
          })
          .optional()
          .describe(
            "Shows what the file would do, and loads it once the user confirms. Otherwise, the file is loaded at once.",
          )
          .meta({ label: "Show what the file would do first" }),
        success,
        failure,
      }),
      z.strictObject({
        ...button,
        kind: z.literal("call"),
        endpoint: call.describe(
          "A call that takes only the row's ID, only a bulk selection, or nothing, besides `values` and `picker`.",
        ),
        values,
        picker: z
          .strictObject({
            field: name.meta({ names: "key" }).describe("The key of the request body.").meta({ hint: "" }),
            label: text
              .describe("Also the reason that the button is disabled: 'Choose a status'.")
              .meta({ hint: "" }),
            options: lookupOptions,
          })
          .optional()
          .describe("A value to choose in the toolbar. The button is disabled until one is chosen.")
          .meta({ label: "Value to choose in the toolbar" }),
        success,
        failure,
      }),
      z.strictObject({
        ...button,
        kind: z.literal("link"),
        to: link.meta({
          hint: `A page of the portal, such as ${examples.path}. A part such as :id is replaced by the row's value.`,
        }),
        filters: z
          .record(name, addressField)
          .optional()
          .describe("Filters to set on the linked list, each with the field of the row that has its value.")
          .meta({ label: "Filters to set on the page", hint: "" }),
      }),
      z.strictObject({
        ...button,
        kind: z.literal("copy"),
        field: field
          .optional()
          .describe("The field to copy. Default: the whole row, as shown.")
          .meta({ hint: "" }),
        success,
      }),
      z.strictObject({ ...button, kind: z.literal("detail") }).describe("Opens the screen's detail."),
      z.strictObject({
        ...button,
        kind: z.literal("custom").meta({ choices: { custom: "Built into the portal" } }),
        name: oneOf(parts.action).meta({ names: "part" }),
        options: options.optional(),
      }),
    ])
    .meta({ id: "action" });
}
