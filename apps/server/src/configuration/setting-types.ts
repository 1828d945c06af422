import { endpoints } from "@portico/contract";
import type { SettingEditor } from "@portico/contract/features/settings/settings.schemas";
import { messageLimitsSchema } from "@portico/contract/schemas/message-limits";
import * as z from "zod";
import { isAllowedInFrames } from "./frame-calls.ts";
import { columnNames } from "./policy-headers.ts";
import { statusCodes } from "./policy-statuses.ts";
import {
  accentColor,
  carrierLinkList,
  extraHeaders,
  extraStatusWords,
  holidayList,
  logoPath,
  partnerList,
  roleTemplateList,
} from "./setting-values.ts";
import {
  baseAddress,
  type ConfigType,
  line,
  linkAddress,
  nameInMail,
  openEnrollmentText,
  timeZone,
  webAddress,
} from "./value-schemas.ts";

/** Who may read a setting: anyone, signed-in users, or only the server. */
export type Visibility = "open" | "session" | "server";

/** A setting that the product knows. A configuration entry overrides its default. */
export interface KnownSetting<Value = unknown> {
  readonly type: ConfigType;
  readonly schema: z.ZodType<Value>;
  readonly defaultValue: Value;
  readonly visibility: Visibility;
  readonly label: string;
  /** What it does. */
  readonly description: string;
  readonly editor: SettingEditor;
  /** The possible values, or columns. */
  readonly options: readonly string[];
}

/** Creates settings of one type. */
const settingOf =
  <Value>(
    type: ConfigType,
    schema: z.ZodType<Value>,
    editor: SettingEditor,
    options: readonly string[] = [],
  ) =>
  (visibility: Visibility, defaultValue: Value, label: string, description: string): KnownSetting<Value> => ({
    type,
    schema,
    defaultValue,
    visibility,
    label,
    description,
    editor,
    options,
  });

// The types of settings. Each creates a setting from who may read it, its default, label and description.
export const text = settingOf("text", line, "text");
export const mailName = settingOf("text", nameInMail, "text");
export const color = settingOf("text", accentColor, "color");
export const openEnrollment = settingOf("text", openEnrollmentText, "text");
export const zone = settingOf("text", timeZone, "timeZone");
export const link = settingOf("url", linkAddress, "url");
export const optionalUrl = settingOf("url", z.union([z.literal(""), webAddress]), "url");
export const baseUrl = settingOf("url", z.union([z.literal(""), baseAddress]), "url");
export const logo = settingOf("url", logoPath, "logo");
export const flag = settingOf("boolean", z.boolean(), "boolean");
export const hour = wholeNumber("Must be a whole hour from 0 to 24", 0, 24);
export const days = wholeNumber("Must be a whole number of days from 1 to 3,650", 1, 3650);

export const revealCount = wholeNumber("Must be a whole number from 1 to 1,000", 1, 1_000);

export const digestMinutes = wholeNumber("Must be a whole number of minutes from 5 to 1,440", 5, 1_440);

function wholeNumber(message: string, min: number, max: number) {
  return settingOf("number", z.number(message).int(message).min(min, message).max(max, message), "number");
}

export const partners = settingOf("json", partnerList, "partners");
export const holidays = settingOf("json", holidayList, "holidays");
export const carrierLinks = settingOf("json", carrierLinkList, "carrierLinks");
export const messageLimits = settingOf("json", messageLimitsSchema, "messageLimits");
export const roleTemplates = settingOf("json", roleTemplateList, "roleTemplates");
export const headers = settingOf("json", extraHeaders, "headers", columnNames);
export const statusWords = settingOf("json", extraStatusWords, "statusWords", statusCodes);

const frameTokens = ["narrow", "session"] as const;
export const frameToken = settingOf<(typeof frameTokens)[number]>(
  "text",
  z.enum(frameTokens),
  "choice",
  frameTokens,
);
export const callIds = settingOf(
  "json",
  z
    .array(
      z
        .string()
        .refine((id) => Object.hasOwn(endpoints, id), "Must be the ID of a call")
        .refine(
          isAllowedInFrames,
          "Not allowed for embedded pages: it changes identities or settings, or issues tokens",
        ),
    )
    .max(50, "Up to 50 calls"),
  "choices",
  Object.keys(endpoints).filter(isAllowedInFrames).sort(),
);
