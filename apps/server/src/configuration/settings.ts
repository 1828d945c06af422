import { brandScale } from "@portico/format";
import { eq, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../db/database.ts";
import { configEntries } from "../db/schema/index.ts";
import { knownSetting, knownSettings, type SettingValues } from "./known-settings.ts";
import { parseValue } from "./parse-value.ts";
import { publishedScreensIn } from "./published-screens.ts";
import type { ConfigType } from "./value-schemas.ts";

/** The deployment's settings: configuration entries, or defaults. */
export type Settings = ReturnType<typeof settingsOf>;

/** Reads the settings. Invalid entries fall back to the default. */
export async function readSettings(database: Database, publicUrl: string): Promise<Settings> {
  const entries = await database.select().from(configEntries).where(eq(configEntries.isSecret, false));
  return settingsOf(entries, publicUrl);
}

/** Changes whenever any entry changes. */
export async function readFingerprint(database: Database): Promise<string> {
  const [row] = await rowsOf(
    database,
    sql`select md5(coalesce(string_agg(${configEntries.id}::text || ' ' || ${configEntries.version}, ',' order by ${configEntries.id}), '')) as fingerprint from ${configEntries}`,
  );
  return String(row?.fingerprint);
}

interface Entry {
  readonly group: string;
  readonly key: string;
  readonly value: string;
}

/** The settings from these entries. `publicUrl` is the one from the environment. */
export function settingsOf(entries: readonly Entry[], publicUrl: string) {
  const values = valuesOf(entries);
  const group = <Name extends string>(name: Name) => inGroup(values, name);
  const business = group("business");
  const portal = group("portal");
  const offlineApplications = group("offlineApplications");
  const messages = group("messages");
  const personalData = group("personalData");
  const { partners, ...brand } = group("brand");
  return {
    brand: withColors(brand),
    partners: partners.map(withColors),
    links: group("links"),
    theme: group("theme"),
    organisation: business.organisation,
    businessTimeZone: business.timeZone,
    holidays: business.holidays,
    debug: portal.debug,
    carrierLogosHostPrefix: portal.carrierLogosHostPrefix,
    carrierLinks: portal.carrierLinks,
    /** The base URL of links in email and SMS, without a trailing slash. */
    publicUrl: portal.publicUrl || publicUrl,
    marketing: group("marketing"),
    telephony: group("telephony"),
    marketplace: group("marketplace"),
    edeUrl: group("ede").url,
    /** Additional header names in carriers' files, by column. */
    policyHeaders: group("policyUploads").headers,
    /** Additional words in carriers' files for policy statuses, by code. */
    policyStatuses: group("policyUploads").statuses,
    /** The kinds of files of which one refused row refuses the whole file. */
    refusesFile: {
      policies: group("policyUploads").refuseFile,
      leads: group("leadUploads").refuseFile,
      applications: group("applicationUploads").refuseFile,
    },
    /** How many days log entries are stored. */
    logRetentionDays: group("logs").retentionDays,
    /** How many days payment cards are stored. */
    cardRetentionDays: offlineApplications.cardRetentionDays,
    /** What an agreement to a consent needs. */
    consent: {
      refusesAgentDevice: offlineApplications.refuseAgentDevice,
      needsCode: offlineApplications.consentCode,
    },
    /** How many full secrets, such as SSNs, one user may be shown. */
    revealLimits: { perHour: personalData.revealsPerHour, perDay: personalData.revealsPerDay },
    /** How many days quotes of leads and customers are stored. */
    quoteRetentionDays: group("quotes").retentionDays,
    /** How many messages of each kind are sent. */
    messageLimits: messages.limits,
    /** Minutes between digests to a recipient. */
    digestMinutes: messages.digestMinutes,
    /** Roles and claims to start a new user with. */
    roleTemplates: group("users").roleTemplates,
    /** Published custom screens by ID. */
    screens: publishedScreensIn(entries),
  };
}

/** Replaces the accent of a brand with the CSS variables that give the portal its colors. */
function withColors<Brand extends { readonly accent: string }>({
  accent,
  ...brand
}: Brand): Omit<Brand, "accent"> & { readonly colors?: string } {
  if (accent === "") return brand;
  const steps = Object.entries(brandScale(accent));
  return { ...brand, colors: steps.map(([step, hex]) => `--portico-brand-${step}:${hex}`).join(";") };
}

type InGroup<Group extends string> = {
  readonly [Name in keyof SettingValues as Name extends `${Group}.${infer Key}`
    ? Key
    : never]: SettingValues[Name];
};

/** The settings of a group by key. */
function inGroup<Group extends string>(values: SettingValues, group: Group): InGroup<Group> {
  const prefix = `${group}.`;
  const own = Object.entries(values).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value])) as InGroup<Group>;
}

function valuesOf(entries: readonly Entry[]): SettingValues {
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(knownSettings).map(([name, { defaultValue: fallback }]) => [name, fallback]),
  );
  for (const { group, key, value } of entries) {
    const setting = knownSetting(group, key);
    const type: ConfigType | undefined = setting?.type;
    const parsed = setting && type ? parseValue(value, type, setting) : undefined;
    if (parsed && "value" in parsed) values[`${group}.${key}`] = parsed.value;
  }
  // Each value is its setting's default or was parsed by its schema.
  return values as SettingValues;
}
