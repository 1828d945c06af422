import { eq, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../db/database.ts";
import { configEntries } from "../db/schema/index.ts";
import { knownSetting, knownSettings, type SettingValues } from "./known-settings.ts";
import { parseValue } from "./parse-value.ts";
import { publishedScreensIn } from "./published-screens.ts";
import type { ConfigType } from "./value-schemas.ts";

/** What the deployment is set to: the entries of the configuration, and fallbacks where there is none. */
export type Settings = ReturnType<typeof settingsOf>;

/** Reads what is set. An entry that is not valid any more is passed over for its fallback. */
export async function readSettings(database: Database, publicUrl: string): Promise<Settings> {
  const entries = await database.select().from(configEntries).where(eq(configEntries.isSecret, false));
  return settingsOf(entries, publicUrl);
}

/** Changes whenever any entry does. */
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

/** The settings by these entries; `publicUrl` is the address that the environment names. */
export function settingsOf(entries: readonly Entry[], publicUrl: string) {
  const values = valuesOf(entries);
  const group = <Name extends string>(name: Name) => inGroup(values, name);
  const business = group("business");
  const portal = group("portal");
  const { partners, ...brand } = group("brand");
  return {
    brand,
    partners,
    links: group("links"),
    theme: group("theme"),
    organisation: business.organisation,
    businessTimeZone: business.timeZone,
    debug: portal.debug,
    carrierLogosHostPrefix: portal.carrierLogosHostPrefix,
    /** What links in mail and SMS begin with; no slash at its end. */
    publicUrl: portal.publicUrl || publicUrl,
    marketing: group("marketing"),
    telephony: group("telephony"),
    marketplace: group("marketplace"),
    edeUrl: group("ede").url,
    /** Further header names of carriers' files, by column. */
    policyHeaders: group("policyUploads").headers,
    /** The published screens that administrators added, by id. */
    screens: publishedScreensIn(entries),
  };
}

type InGroup<Group extends string> = {
  readonly [Name in keyof SettingValues as Name extends `${Group}.${infer Key}`
    ? Key
    : never]: SettingValues[Name];
};

/** The settings of one group by key. */
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
  // Each value is its setting's fallback or what its setting's schema gave.
  return values as SettingValues;
}
