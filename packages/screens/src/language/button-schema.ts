import * as z from "zod";
import { addressField, type CommonSchemas, condition, name, plain, text } from "./common-schemas.ts";

/** What a button says when it succeeds. */
export const success = text
  .optional()
  .describe("Message shown when it succeeds.")
  .meta({ label: "Message when it succeeds", hint: "" });
/** What a button says when it fails. */
export const failure = text
  .optional()
  .describe("Message shown when it fails. `{message}` is replaced by the reason.")
  .meta({ label: "Message when it fails", hint: "" });
/** What a button sends besides the rows. */
export const values = z
  .record(name, plain)
  .optional()
  .describe('Fixed values to send: `{ statusId: "" }` clears a status.')
  .meta({ label: "Fixed values to send", hint: "Sent in addition to the rows." });

/** The field whose value is the ID in a call. */
export const idField = addressField
  .optional()
  .describe("The field with the ID that the action uses. Default: `id`.")
  .meta({ label: "Field with the ID", hint: "Default: the row's ID." });

/** The icons that a button can have. */
const buttonIcons = [
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
  "phone",
  "clock",
] as const;

/** The keys that no list or page uses otherwise. */
const freeKeys = ["b", "f", "r", "t", "u", "w"] as const;

/** The keywords of every button. */
export function buttonKeywords({ access, kebabCase }: CommonSchemas) {
  return {
    id: kebabCase.describe("A unique ID within its list of actions.").meta({ label: "ID", hint: "" }),
    label: text.describe("The text on the button."),
    icon: z.enum(buttonIcons).optional(),
    key: z
      .enum(freeKeys)
      .optional()
      .describe("A key that presses the button, for the selected rows or the open record.")
      .meta({ label: "Keyboard shortcut", hint: "Pressed without Ctrl, outside of fields." }),
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
}
