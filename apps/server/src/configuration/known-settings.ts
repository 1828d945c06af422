import { endpoints } from "@portico/contract";
import * as z from "zod";
import { defaultTimeZone } from "../time/business-clock.ts";
import { columnNames, type ExtraHeaders } from "./policy-headers.ts";
import {
  baseAddress,
  type ConfigType,
  line,
  linkAddress,
  nameInMail,
  ownPath,
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
  readonly description: string;
}

/** Creates settings of one type. */
const settingOf =
  <Value>(type: ConfigType, schema: z.ZodType<Value>) =>
  (visibility: Visibility, fallback: Value, description: string): KnownSetting<Value> => ({
    type,
    schema,
    defaultValue: fallback,
    visibility,
    description,
  });

const text = settingOf("text", line);
const link = settingOf("url", linkAddress);
const address = settingOf("url", z.union([z.literal(""), webAddress]));
const picture = settingOf("url", z.union([z.literal(""), ownPath]));
const hour = settingOf("number", z.number("Must be a whole hour").int("Must be a whole hour").min(0).max(24));
const flag = settingOf("boolean", z.boolean());

const frameTokens = ["narrow", "session"] as const;
const frameToken = settingOf<(typeof frameTokens)[number]>("text", z.enum(frameTokens));
const callIds = settingOf(
  "json",
  z
    .array(
      z
        .string()
        .refine((id) => Object.hasOwn(endpoints, id), "Must be the ID of a call")
        .refine(
          isForFrames,
          "Not allowed for embedded pages: it changes identities or settings, or issues tokens",
        ),
    )
    .max(50),
);

const partners = settingOf(
  "json",
  z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]{0,49}$/, "Use lowercase letters, digits, and hyphens"),
        hostPrefix: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,99}$/, "Must be the start of a host name"),
        name: nameInMail.min(1, "Name is required"),
        logoUrl: z.union([z.literal(""), ownPath]),
        footer: line,
        hidesLoginLinks: z.boolean(),
      }),
    )
    .max(20, "Up to 20 partners"),
);

const policyHeaders = settingOf<ExtraHeaders>(
  "json",
  z.partialRecord(z.enum(columnNames), z.array(line.min(1)).max(20)),
);

const frameUrl = "URL of the embedded page. Empty for none.";
const tokenKind =
  "The token that the embedded page gets: narrow (ten minutes, listed calls only) or session.";
const tokenCalls = "IDs of the calls that a narrow token allows.";

/** Every setting by `group.key`. The defaults work on a single machine. */
export const knownSettings = {
  "brand.id": text("open", "portico", "The brand's short name."),
  "brand.name": settingOf("text", nameInMail)("open", "Portico", "The product's name."),
  "brand.logoUrl": picture("open", "", "Path of a logo on this site. Empty for the product's own logo."),
  "brand.footer": text("open", "", "The footer of each page."),
  "brand.partners": partners(
    "open",
    [
      {
        id: "harbor",
        hostPrefix: "harbor.",
        name: "Harbor Health Partners",
        logoUrl: "/brands/harbor.svg",
        footer: "Harbor Health Partners, a licensed insurance agency.",
        hidesLoginLinks: true,
      },
      {
        id: "summit",
        hostPrefix: "summit.",
        name: "Summit Coverage",
        logoUrl: "/brands/summit.svg",
        footer: "Summit Coverage, a licensed insurance agency.",
        hidesLoginLinks: true,
      },
    ],
    "Partner branding. A partner's branding is shown on host names that start with its prefix.",
  ),
  "links.callUs": link("open", "tel:+13055550100", "Target of 'Call us' on the login page."),
  "links.emailUs": link("open", "mailto:support@portico.test", "Target of 'Email us' on the login page."),
  "links.privacy": link("open", "/privacy", "Target of 'Privacy' on the login page."),
  "links.seePlans": link("open", "/self-enroll/", "Target of 'See Plans'."),
  "theme.lightFrom": hour("open", 8, "The hour when the light theme starts."),
  "theme.lightUntil": hour("open", 18, "The hour when the light theme ends."),
  "business.organisation": text("session", "", "The organization. Empty if this deployment serves several."),
  "business.timeZone": settingOf("text", timeZone)(
    "session",
    defaultTimeZone,
    "The time zone for today's date, days off, and enrollment windows.",
  ),
  "portal.debug": flag("session", false, "Whether debug dialogs are available."),
  "portal.carrierLogosHostPrefix": text(
    "session",
    "localhost",
    "Carrier logo links are shown on host names that start with this. Empty for never.",
  ),
  "portal.publicUrl": settingOf("url", z.union([z.literal(""), baseAddress]))(
    "server",
    "",
    "The base URL of links in email and SMS. Empty for the URL from the environment.",
  ),
  "marketing.url": address("session", "/sandbox/marketing", frameUrl),
  "marketing.redirectId": text("session", "marketing", "Empty to hide the Marketing link."),
  "marketing.token": frameToken("server", "narrow", tokenKind),
  "marketing.calls": callIds("server", ["configuration.get"], tokenCalls),
  "telephony.url": address("session", "/sandbox/telephony", frameUrl),
  "telephony.token": frameToken("server", "narrow", tokenKind),
  "telephony.calls": callIds("server", ["configuration.get"], tokenCalls),
  "marketplace.url": address("session", "/sandbox/marketplace", "The target of the Marketplace link."),
  "marketplace.base": address("session", "/sandbox/marketplace/api", "The base URL of the Marketplace API."),
  "marketplace.key": text("session", "sandbox", "The Marketplace API's public key."),
  "policyUploads.headers": policyHeaders(
    "server",
    {},
    'Additional header names in carriers\' files by column, such as {"policyNumber": ["Contract No"]}.',
  ),
  "ede.url": address("session", "/sandbox/ede", "Target of the EDE link."),
} satisfies Record<string, KnownSetting>;

/** The name of a setting, `group.key`. */
export type SettingName = keyof typeof knownSettings;
/** The value of each setting. */
export type SettingValues = {
  readonly [Name in SettingName]: (typeof knownSettings)[Name]["defaultValue"];
};

const byName: Readonly<Record<string, KnownSetting>> = knownSettings;

/** The setting with this name, if it is known. */
export function knownSetting(group: string, key: string): KnownSetting | undefined {
  const name = `${group}.${key}`;
  return Object.hasOwn(byName, name) ? byName[name] : undefined;
}

/** The known keys of a group. Empty for other groups. */
export function knownKeys(group: string): string[] {
  return Object.keys(byName).flatMap((name) =>
    name.startsWith(`${group}.`) ? [name.slice(group.length + 1)] : [],
  );
}

/** Calls that change identities or settings, or issue tokens, are never allowed for embedded pages. */
const forbiddenCalls = /^(?:identity|session|user|preferences|userManage|generalConfig|screens)\./;

/** Whether the narrow token of an embedded page may allow a call. */
export function isForFrames(endpointId: string): boolean {
  return !forbiddenCalls.test(endpointId);
}
