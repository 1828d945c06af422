import { noteEntities, typeGuids } from "@portico/contract";
import * as z from "zod";
import { customParts } from "../custom-parts.ts";
import {
  access,
  addressField,
  call,
  condition,
  datePattern,
  field,
  kebabCase,
  keysOf,
  link,
  longText,
  name,
  options,
  plain,
  setsStatus,
  text,
  tones,
} from "./common-schemas.ts";
import { formField, lookupOptions } from "./form-schema.ts";

const success = text
  .optional()
  .describe("Message shown when it succeeds.")
  .meta({ label: "Message when it succeeds", hint: "" });
const failure = text
  .optional()
  .describe("Message shown when it fails. `{message}` is replaced by the reason.")
  .meta({ label: "Message when it fails", hint: "" });
const values = z
  .record(name, plain)
  .optional()
  .describe('Fixed values to send: `{ statusId: "" }` clears a status.')
  .meta({ label: "Fixed values to send", hint: "Sent in addition to the rows." });

const shared = {
  id: kebabCase.describe("A unique ID within its list of actions.").meta({ label: "ID", hint: "" }),
  label: text.describe("The text on the button."),
  icon: z
    .enum([
      "plus",
      "pencil",
      "trash",
      "note",
      "status",
      "assign",
      "history",
      "download",
      "upload",
      "copy",
      "link",
      "eye",
      "refresh",
      "print",
      "check",
    ])
    .optional(),
  tone: z
    .enum(["primary", "danger"])
    .optional()
    .describe("The style of the button: `danger` for actions that destroy data.")
    .meta({ label: "Style", hint: "" }),
  access: access.optional().describe("Who can use it. Default: everyone who can see the screen.").meta({
    label: "Limit who can use this button",
    hint: "Others won't see it on this screen. Their access elsewhere doesn't change.",
  }),
  needs: z
    .enum(["nothing", "one", "some"])
    .optional()
    .describe("How many rows must be selected. Default: depends on the kind.")
    .meta({
      label: "Rows that must be selected",
      hint: "",
      choices: { nothing: "None", one: "Exactly one", some: "One or more" },
    }),
  when: condition
    .optional()
    .describe("A condition that each selected row must meet. For 'all matching', the server checks it.")
    .meta({
      label: "Conditions for the selected rows",
      hint: "The button works only if every selected row meets them.",
    }),
  why: text.optional().describe("Why the button is disabled when `when` isn't met.").meta({
    label: "Message if the conditions aren't met",
    hint: "Shown when someone points at the disabled button.",
  }),
  whyNone: text
    .optional()
    .describe("Why the button is disabled when no row is selected. Default: depends on `needs`.")
    .meta({
      label: "Message if no row is selected",
      hint: "Shown when someone points at the disabled button. Leave blank to use the default message.",
    }),
};

const idField = addressField
  .optional()
  .describe("The field with the ID that the action uses. Default: `id`.")
  .meta({ label: "Field with the ID", hint: "Default: the row's ID." });

/** An action of a list, on the selected rows or on none. */
export const action = z
  .discriminatedUnion("kind", [
    z.strictObject({
      ...shared,
      kind: z.literal("notes"),
      entity: z
        .enum(keysOf(noteEntities))
        .describe("The type of record the notes belong to.")
        .meta({ label: "Type of record" }),
      idField,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("changeStatus"),
      endpoint: call.describe("A bulk call that takes `statusId` and `comment`."),
      statuses: z
        .enum(keysOf(typeGuids))
        .describe("The type that lists the statuses to choose from.")
        .meta({
          label: "Statuses to choose from",
          choices: {
            unpaidStatus: "Unpaid policy status",
            lostStatus: "Lost policy status",
            ptoStatus: "Time off status",
            offlineStatus: "Offline application status",
          },
        }),
      success,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("assign"),
      endpoint: call.describe("A bulk call that takes `agentId`."),
      setsStatus: setsStatus.optional(),
      success,
    }),
    z.strictObject({
      ...shared,
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
      ...shared,
      kind: z.literal("form"),
      form: kebabCase.meta({ names: "form" }).describe("The ID of one of the screen's forms."),
      mode: z
        .enum(["create", "edit"])
        .describe("Whether the form creates a row or edits the selected one.")
        .meta({ choices: { create: "Create a row", edit: "Edit the selected row" } }),
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("confirm"),
      endpoint: call.describe("A call on one row by its ID, or a bulk call."),
      question: text.describe("The question to confirm, such as 'Really delete?'."),
      text: longText.optional().describe("What happens if the user confirms.").meta({ label: "Explanation" }),
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
      ...shared,
      kind: z.literal("export"),
      formats: z
        .array(
          z.enum(["pdf", "xlsx", "csv"]).meta({ choices: { pdf: "PDF", xlsx: "Excel (XLSX)", csv: "CSV" } }),
        )
        .min(1)
        .describe("The file formats to choose from, in order.")
        .meta({ label: "File formats", hint: "People can choose one of these." }),
      failure,
    }),
    z.strictObject({
      ...shared,
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
      success,
    }),
    z.strictObject({
      ...shared,
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
      ...shared,
      kind: z.literal("link"),
      to: link.meta({
        hint: "A page of the portal, such as policies/manage. A part such as :id is replaced by the row's value.",
      }),
      filters: z
        .record(name, addressField)
        .optional()
        .describe("Filters to set on the linked list, each with the field of the row that has its value.")
        .meta({ label: "Filters to set on the page", hint: "" }),
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("copy"),
      field: field
        .optional()
        .describe("The field to copy. Default: the whole row, as shown.")
        .meta({ hint: "" }),
      success,
    }),
    z.strictObject({ ...shared, kind: z.literal("detail") }).describe("Opens the screen's detail."),
    z.strictObject({
      ...shared,
      kind: z.literal("custom").meta({ choices: { custom: "Built into the portal" } }),
      name: z.enum(customParts.action).meta({ names: "part" }),
      options: options.optional(),
    }),
  ])
  .meta({ id: "action" });
