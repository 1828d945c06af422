import { binaryResponse, type CallSchemas, recordId } from "@portico/endpoints/schemas";
import * as z from "zod";

/** The ways to edit a setting. `raw` is the value of an entry that is not a known setting, as text. */
export const settingEditors = [
  "text",
  "url",
  "logo",
  "color",
  "number",
  "boolean",
  "choice",
  "choices",
  "timeZone",
  "holidays",
  "carrierLinks",
  "partners",
  "headers",
  "statusWords",
  "messageLimits",
  "roleTemplates",
  "raw",
] as const;

/** How a setting is edited. */
export type SettingEditor = (typeof settingEditors)[number];

const params = z.strictObject({ id: recordId });

/** A value in JSON, by the setting's type. */
const value = z.unknown();

const settingChange = z.object({
  version: z.number().int().describe("The setting's version after this change."),
  changedBy: z.string().nullable().describe("Null for the system."),
  changedDate: z.iso.datetime(),
  before: value,
  after: value,
  isDefault: z.boolean().describe("Whether the change reset the setting to its default."),
  isSecret: z.boolean().describe("Whether the values are masked, and can't be restored."),
});
/** A change of a setting. */
export type SettingChange = z.infer<typeof settingChange>;

/** A setting with what its editor needs. */
export const setting = z.object({
  id: z.uuid(),
  version: z.number().int().describe("0 if it was never changed."),
  name: z.string().describe("Group and key, such as `brand.name`."),
  label: z.string(),
  section: z.string(),
  description: z.string(),
  editor: z.enum(settingEditors),
  options: z.array(z.string()).describe("The possible values of a `choice` or `choices`, or of columns."),
  value,
  defaultValue: value,
  isChanged: z.boolean().describe("Whether it differs from a setting that was never changed."),
  readOnlyReason: z.string().nullable().describe("Why the caller can't change it. Null if they can."),
  updatedBy: z.string().nullable(),
  updatedDate: z.iso.datetime().nullable(),
  changes: z.array(settingChange).describe("The latest changes, newest first."),
});
/** A setting with what its editor needs. */
export type Setting = z.infer<typeof setting>;

/** The body with the new value of a setting. */
export const settingBody = z.strictObject({
  value: value.refine((sent) => sent !== undefined && sent !== null, "Required"),
});

/** The schemas of the calls on settings. */
export const settingsSchemas = {
  "settings.get": { params, response: setting },
  "settings.set": { params, body: settingBody, response: setting },
  "settings.reset": { params, response: setting },
  "settings.restore": {
    params,
    body: z.strictObject({
      version: z.number().int().min(0).describe("The version whose value is restored. 0 for the default."),
    }),
    response: setting,
  },
  "settings.uploadLogo": { response: z.object({ path: z.string() }) },
  "settings.logo": {
    params: z.strictObject({ logoId: z.string().regex(/^[0-9a-f]{32}$/, "Must be the ID of a logo") }),
    response: binaryResponse,
  },
} satisfies Record<string, CallSchemas>;
