import type { CallSchemas } from "@portico/endpoints/schemas";
import * as z from "zod";

/** Identifies a screen in a user's preferences and views. */
export const screenKey = z
  .string()
  .max(66)
  .regex(/^(added\.)?[a-z0-9]+(-[a-z0-9]+)*$/, "Must be in kebab-case.")
  .describe("The ID of a built-in screen, or `added.` and the ID of a custom screen.");

const params = z.strictObject({ screenId: screenKey });
const columnName = z.string().min(1).max(100);
const columns = z.array(columnName).max(200);

/** The columns, density and page size of a list. */
export const listLayoutSchema = z.strictObject({
  screenVersion: z.string().max(40).describe("The version of the screen that was customized."),
  order: columns,
  hidden: columns,
  kept: columns.optional().describe("The columns that the user showed or moved, which a narrow list keeps."),
  widths: z
    .record(columnName, z.number().int().min(40).max(2000))
    .refine((widths) => Object.keys(widths).length <= 200),
  density: z.enum(["comfortable", "compact"]).optional(),
  pageSize: z.number().int().min(1).max(500).optional(),
});

/** A user's preferences for one screen. */
const preferences = listLayoutSchema.extend({
  defaultViewId: z.uuid().optional().describe("The saved view that the screen opens with."),
});
/** A user's preferences for one screen. */
export type ScreenPreferences = z.infer<typeof preferences>;

const targetText = "Enter a whole number from 1 to 9,999,999.";
const target = z.number(targetText).int(targetText).min(1, targetText).max(9_999_999, targetText);

/** The form of a user's monthly targets. Null for none. */
export const targetsForm = z.strictObject({ policies: target.nullable(), members: target.nullable() });
/** The values of `targetsForm`. */
export type TargetsForm = z.infer<typeof targetsForm>;

const ownPreferences = z.strictObject({
  shortcuts: z.boolean().describe("Whether single keys are shortcuts."),
  detailWidth: z
    .number()
    .int()
    .positive()
    .max(4000)
    .optional()
    .describe("The width of the details beside lists, in px."),
  targets: z
    .strictObject({ policies: target.optional(), members: target.optional() })
    .optional()
    .describe("What the user wants to reach in a month, beside the figures of their dashboard."),
  followUpMail: z
    .boolean()
    .optional()
    .describe(
      "Whether the user gets an email on the morning of business days with the follow-ups that are due.",
    ),
  fitsPages: z.boolean().optional().describe("Whether lists show as many rows as the screen has room for."),
});
/** A user's preferences for the whole portal. */
export type UserPreferences = z.infer<typeof ownPreferences>;

/** The schemas of the calls on preferences. */
export const preferenceSchemas = {
  "preferences.get": { params, response: preferences.nullable() },
  "preferences.set": { params, body: preferences, response: z.null() },
  "preferences.list": { response: z.record(z.string(), preferences) },
  "preferences.getOwn": { response: ownPreferences },
  "preferences.setOwn": { body: ownPreferences, response: z.null() },
  "preferences.remove": { params, response: z.null() },
} satisfies Record<string, CallSchemas>;
