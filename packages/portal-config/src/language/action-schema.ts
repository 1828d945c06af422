import { noteEntities, typeGuids } from "@portico/contract";
import * as z from "zod";
import { customParts } from "../custom-parts.ts";
import {
  access,
  condition,
  endpointId,
  kebabCase,
  longText,
  name,
  options,
  path,
  text,
  tones,
} from "./common-schemas.ts";
import { formField } from "./form-schema.ts";

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): [Key, ...Key[]] {
  return Object.keys(record) as [Key, ...Key[]];
}

const success = text.optional().describe("What is said when it is done.");

const shared = {
  id: kebabCase.describe("Its own among the actions it stands with."),
  label: text.describe("What its button says."),
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
  tone: z.enum(["primary", "danger"]).optional().describe("How much weight its button has."),
  access: access.optional().describe("Who is offered it; everybody who sees the screen, unless said."),
  needs: z
    .enum(["nothing", "one", "some"])
    .optional()
    .describe("How many rows must be selected; each kind has its own."),
  when: condition
    .optional()
    .describe("What must hold of each selected row; of 'all matching' the server judges."),
  why: text.optional().describe("What its button says where `when` does not hold."),
};

const idField = name.optional().describe("The field that holds the id it is about; `id` unless said.");

/** An action of a list, on the selected rows or on none. */
export const action = z
  .discriminatedUnion("kind", [
    z.strictObject({
      ...shared,
      kind: z.literal("notes"),
      entity: z.enum(keysOf(noteEntities)).describe("What the notes hang on."),
      idField,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("changeStatus"),
      endpoint: endpointId("call").describe("The bulk call that takes statusId and comment."),
      statuses: z.enum(keysOf(typeGuids)).describe("The type whose entries are offered."),
      success,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("assign"),
      endpoint: endpointId("call").describe("The bulk call that takes agentId."),
      success,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("history"),
      endpoint: endpointId("call").describe("The call that answers the entries of one row."),
      idField,
      tones: tones.optional(),
      empty: text.optional().describe("What stands in place of no entries."),
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("form"),
      form: kebabCase.describe("One of the screen's forms."),
      mode: z.enum(["create", "edit"]).describe("Which of the form's two modes."),
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("confirm"),
      endpoint: endpointId("call").describe("A call on one row by its id, or a bulk call."),
      question: text.describe("What is asked before it is done: 'Really delete?'."),
      text: longText.optional().describe("What follows from it."),
      confirmLabel: text.optional().describe("What the button that does it says; the label unless said."),
      success,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("export"),
      formats: z
        .array(z.enum(["pdf", "xlsx", "csv"]))
        .min(1)
        .describe("What it can be saved as, in order."),
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("upload"),
      endpoint: endpointId("call").describe("A call that takes a file."),
      title: text.optional().describe("Of the dialog; the label unless said."),
      accept: z.string().max(200).optional().describe("The kinds of file taken, as in HTML: '.csv'."),
      fields: z.array(formField).max(10).optional().describe("What goes with the file, in the query."),
      success,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("call"),
      endpoint: endpointId("call").describe(
        "A call that takes nothing but the row's id, a bulk selection, or nothing at all.",
      ),
      success,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("link"),
      to: path.describe("A page of the portal; `:name` takes the value of the row's field of that name."),
      filters: z
        .record(name, name)
        .optional()
        .describe("Filters of the list it leads to, each with the row's field whose value it takes."),
    }),
    z.strictObject({
      ...shared,
      kind: z.literal("copy"),
      field: name.optional().describe("The field that is copied; the whole row as shown, unless said."),
      success,
    }),
    z.strictObject({ ...shared, kind: z.literal("detail") }).describe("Opens the screen's detail."),
    z.strictObject({
      ...shared,
      kind: z.literal("custom"),
      name: z.enum(customParts.action),
      options: options.optional(),
    }),
  ])
  .meta({ id: "action" });
