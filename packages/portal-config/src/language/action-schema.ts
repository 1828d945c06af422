import { noteEntities, typeGuids } from "@portico/contract";
import * as z from "zod";
import { customParts } from "../custom-parts.ts";
import {
  access,
  addressField,
  condition,
  datePattern,
  endpointId,
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

const success = text.optional().describe("Message shown when it succeeds.");
const failure = text
  .optional()
  .describe("Message shown when it fails. `{message}` is replaced by the reason.");
const values = z
  .record(name, plain)
  .optional()
  .describe('Fixed values to send: `{ statusId: "" }` clears a status.');

const shared = {
  id: kebabCase.describe("A unique ID within its list of actions."),
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
    .describe("The style of the button: `danger` for actions that destroy data."),
  access: access.optional().describe("Who can use it. Default: everyone who can see the screen."),
  needs: z
    .enum(["nothing", "one", "some"])
    .optional()
    .describe("How many rows must be selected. Default: depends on the kind."),
  when: condition
    .optional()
    .describe("A condition that each selected row must meet. For 'all matching', the server checks it."),
  why: text.optional().describe("Why the button is disabled when `when` isn't met."),
  whyNone: text
    .optional()
    .describe("Why the button is disabled when no row is selected. Default: depends on `needs`."),
};

const idField = addressField
  .optional()
  .describe("The field with the ID that the action uses. Default: `id`.");

/** An action of a list, on the selected rows or on none. */
export const action = z
  .discriminatedUnion("kind", [
    z.strictObject({
      ...shared,
      kind: z.literal("notes"),
      entity: z.enum(keysOf(noteEntities)).describe("The type of record the notes belong to."),
      idField,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("changeStatus"),
      endpoint: endpointId("call").describe("A bulk call that takes `statusId` and `comment`."),
      statuses: z.enum(keysOf(typeGuids)).describe("The type that lists the statuses to choose from."),
      success,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("assign"),
      endpoint: endpointId("call").describe("A bulk call that takes `agentId`."),
      setsStatus: setsStatus.optional(),
      success,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("history"),
      endpoint: endpointId("call").describe("The call that returns the history of one row."),
      idField,
      tones: tones.optional(),
      datePattern: datePattern.optional(),
      empty: text.optional().describe("Text shown when there are no entries."),
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("form"),
      form: kebabCase.meta({ names: "form" }).describe("The ID of one of the screen's forms."),
      mode: z.enum(["create", "edit"]).describe("Whether the form creates a row or edits the selected one."),
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("confirm"),
      endpoint: endpointId("call").describe("A call on one row by its ID, or a bulk call."),
      question: text.describe("The question to confirm, such as 'Really delete?'."),
      text: longText.optional().describe("What happens if the user confirms."),
      confirmLabel: text.optional().describe("The text on the confirm button. Default: the label."),
      values,
      setsStatus: setsStatus.optional(),
      success,
      failure,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("export"),
      formats: z
        .array(z.enum(["pdf", "xlsx", "csv"]))
        .min(1)
        .describe("The file formats to choose from, in order."),
      failure,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("upload"),
      endpoint: endpointId("call").describe("A call that takes a file."),
      title: text.optional().describe("The title of the dialog. Default: the label."),
      accept: z.string().max(200).optional().describe("The accepted file types, as in HTML: '.csv'."),
      fields: z.array(formField).max(10).optional().describe("Fields to enter with the file."),
      success,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("call"),
      endpoint: endpointId("call").describe(
        "A call that takes only the row's ID, only a bulk selection, or nothing, besides `values` and `picker`.",
      ),
      values,
      picker: z
        .strictObject({
          field: name.meta({ names: "key" }).describe("The key of the request body."),
          label: text.describe("Also the reason that the button is disabled: 'Choose a status'."),
          options: lookupOptions,
        })
        .optional()
        .describe("A value to choose in the toolbar. The button is disabled until one is chosen."),
      success,
      failure,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("link"),
      to: link,
      filters: z
        .record(name, addressField)
        .optional()
        .describe("Filters to set on the linked list, each with the field of the row that has its value."),
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("copy"),
      field: field.optional().describe("The field to copy. Default: the whole row, as shown."),
      success,
    }),
    z.strictObject({ ...shared, kind: z.literal("detail") }).describe("Opens the screen's detail."),
    z.strictObject({
      ...shared,
      kind: z.literal("custom"),
      name: z.enum(customParts.action).meta({ names: "part" }),
      options: options.optional(),
    }),
  ])
  .meta({ id: "action" });
