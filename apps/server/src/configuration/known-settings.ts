import { endpoints } from "@portico/contract";
import * as z from "zod";
import { defaultTimeZone } from "../time/business-clock.ts";
import { isForFrames } from "./frame-calls.ts";
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

/** Who may read a setting: anyone, people with a session, or the server alone. */
export type Visibility = "open" | "session" | "server";

/** A setting that the product knows: an entry under its name overrides its fallback. */
export interface KnownSetting<Value = unknown> {
  readonly type: ConfigType;
  readonly schema: z.ZodType<Value>;
  readonly defaultValue: Value;
  readonly visibility: Visibility;
  readonly description: string;
}

/** A maker of settings of one type. */
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
        .refine((id) => Object.hasOwn(endpoints, id), "Must be the id of a call")
        .refine(isForFrames, "Not for pages of others: it changes who somebody is, or hands out tokens"),
    )
    .max(50),
);

const partners = settingOf(
  "json",
  z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]{0,49}$/, "Small letters, digits and hyphens"),
        hostPrefix: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,99}$/, "The beginning of a host's name"),
        name: nameInMail.min(1, "Name is required"),
        logoUrl: z.union([z.literal(""), ownPath]),
        footer: line,
        hidesLoginLinks: z.boolean(),
      }),
    )
    .max(20, "At most 20 partners"),
);

const policyHeaders = settingOf<ExtraHeaders>(
  "json",
  z.partialRecord(z.enum(columnNames), z.array(line.min(1)).max(20)),
);

const frameUrl = "Of the page in the frame; empty for none.";
const tokenKind = "Which token the frame gets: narrow, ten minutes for named calls only, or session.";
const tokenCalls = "The ids of the calls that a narrow token is good for.";

/** Every setting by `group.key`. The fallbacks work on one machine without being set. */
export const knownSettings = {
  "brand.id": text("open", "portico", "The brand's short name."),
  "brand.name": settingOf("text", nameInMail)("open", "Portico", "What the product is called."),
  "brand.logoUrl": picture("open", "", "A picture of this origin; empty for the product's own mark."),
  "brand.footer": text("open", "", "The line at the foot of each page."),
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
    "Looks of partners, each shown where the host's name begins with its prefix.",
  ),
  "links.callUs": link("open", "tel:+13055550100", "Where 'Call us' on the login page leads."),
  "links.emailUs": link("open", "mailto:support@portico.test", "Where 'Email us' on the login page leads."),
  "links.privacy": link("open", "/privacy", "Where 'Privacy' on the login page leads."),
  "links.seePlans": link("open", "/self-enroll/", "Where 'See Plans' leads."),
  "theme.lightFrom": hour("open", 8, "The hour from which the light theme applies."),
  "theme.lightUntil": hour("open", 18, "The hour before which the light theme ends."),
  "business.organisation": text(
    "session",
    "",
    "The organisation; empty where the deployment serves several.",
  ),
  "business.timeZone": settingOf("text", timeZone)(
    "session",
    defaultTimeZone,
    "The zone that today, days off and enrollment windows follow.",
  ),
  "portal.debug": flag("session", false, "Whether debug dialogs can be opened."),
  "portal.carrierLogosHostPrefix": text(
    "session",
    "localhost",
    "Carrier logo links show where the host's name begins so; empty for never.",
  ),
  "portal.publicUrl": settingOf("url", z.union([z.literal(""), baseAddress]))(
    "server",
    "",
    "What links in mail and SMS begin with; empty for the address of the environment.",
  ),
  "marketing.url": address("session", "/sandbox/marketing", frameUrl),
  "marketing.redirectId": text("session", "marketing", "Empty where no Marketing link is shown."),
  "marketing.token": frameToken("server", "narrow", tokenKind),
  "marketing.calls": callIds("server", ["configuration.get"], tokenCalls),
  "telephony.url": address("session", "/sandbox/telephony", frameUrl),
  "telephony.token": frameToken("server", "narrow", tokenKind),
  "telephony.calls": callIds("server", ["configuration.get"], tokenCalls),
  "marketplace.url": address("session", "/sandbox/marketplace", "Where the Marketplace link leads."),
  "marketplace.base": address("session", "/sandbox/marketplace/api", "The Marketplace API."),
  "marketplace.key": text("session", "sandbox", "The Marketplace API's public key."),
  "policyUploads.headers": policyHeaders(
    "server",
    {},
    'Further header names of carriers\' files by column, like {"policyNumber": ["Contract No"]}.',
  ),
  "ede.url": address("session", "/sandbox/ede", "Where the EDE link leads."),
} satisfies Record<string, KnownSetting>;

/** The name of a setting, `group.key`. */
export type SettingName = keyof typeof knownSettings;
/** The value of each setting. */
export type SettingValues = {
  readonly [Name in SettingName]: (typeof knownSettings)[Name]["defaultValue"];
};

const byName: Readonly<Record<string, KnownSetting>> = knownSettings;

/** The setting of that name, if the product knows it. */
export function knownSetting(group: string, key: string): KnownSetting | undefined {
  const name = `${group}.${key}`;
  return Object.hasOwn(byName, name) ? byName[name] : undefined;
}

/** The keys that the product knows in a group; none where the group is not its own. */
export function knownKeys(group: string): string[] {
  return Object.keys(byName).flatMap((name) =>
    name.startsWith(`${group}.`) ? [name.slice(group.length + 1)] : [],
  );
}
