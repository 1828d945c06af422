import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { knownSettings } from "../../../configuration/known-settings.ts";
import { screenGroup } from "../../../configuration/published-screens.ts";
import { sectionOfGroup } from "../../../configuration/setting-sections.ts";
import type { KnownSetting } from "../../../configuration/setting-types.ts";
import { configEntries, rowHistory, users } from "../../../db/schema/index.ts";
import type { List } from "../../../lists/list.ts";

/** A known setting with its name and ID. */
export interface NamedSetting extends KnownSetting {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly key: string;
}

const known: Readonly<Record<string, KnownSetting>> = knownSettings;

/** The known settings by ID. */
export const settingsById: ReadonlyMap<string, NamedSetting> = new Map(
  Object.entries(known).map(([name, setting]) => {
    const [group = "", key = ""] = name.split(".");
    const id = settingId(name);
    return [id, { ...setting, id, name, group, key }];
  }),
);

/** The ID of a known setting and of its entry: the same on every server, even before there is an entry. */
function settingId(name: string): string {
  const hex = createHash("sha256").update(`portico.setting/${name}`).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

/** A value as the text of an entry. */
export function toEntryText(value: unknown, { type }: Pick<KnownSetting, "type">): string {
  return type === "json" ? JSON.stringify(value) : String(value);
}

const rows = JSON.stringify(
  [...settingsById.values()].map((setting) => ({
    id: setting.id,
    config_group: setting.group,
    config_key: setting.key,
    section: sectionOfGroup(setting.group),
    label: setting.label,
    description: setting.description,
    default_value: toEntryText(setting.defaultValue, setting),
  })),
);

/** Known settings joined with the entries that override them, and all other entries except screens. */
const query = () => sql`
  select
    coalesce(known.id, entry.id) as id,
    coalesce(entry.version, latest.version, 0) as version,
    coalesce(known.section, 'Other entries') as section,
    coalesce(known.label, entry.config_group || '.' || entry.config_key) as label,
    coalesce(known.config_group, entry.config_group) || '.' || coalesce(known.config_key, entry.config_key) as name,
    coalesce(known.description, entry.description) as description,
    case when entry.id is null then known.default_value when not entry.is_secret then entry.value end as value,
    known.default_value,
    known.id is not null as is_known,
    entry.id is not null as is_changed,
    coalesce(entry.is_secret, false) as is_secret,
    ${users.email} as updated_by,
    coalesce(entry.updated_date, latest.changed_at) as updated_date
  from jsonb_to_recordset(${rows}::jsonb) as known(
    id uuid, config_group text, config_key text, section text, label text, description text, default_value text
  )
  full join (select * from ${configEntries} where ${configEntries.group} <> ${screenGroup}) as entry
    on entry.config_group = known.config_group and entry.config_key = known.config_key
  left join lateral (
    select ${rowHistory.version}, ${rowHistory.changedBy}, ${rowHistory.changedAt} from ${rowHistory}
    where entry.id is null and ${rowHistory.entity} = 'config_entries' and ${rowHistory.entityId} = known.id::text
    order by ${rowHistory.version} desc limit 1
  ) as latest on true
  left join ${users} on ${users.id} = coalesce(entry.updated_by, latest.changed_by)`;

const column = (name: string): SQL => sql`settings.${sql.identifier(name)}`;

/** The list of settings. */
export const settingsList = {
  id: "settings.list",
  scope: "everyone",
  table: { alias: "settings", query },
  key: column("id"),
  fields: {
    id: column("id"),
    version: column("version"),
    section: column("section"),
    label: column("label"),
    name: column("name"),
    description: column("description"),
    value: column("value"),
    defaultValue: column("default_value"),
    isKnown: column("is_known"),
    isChanged: column("is_changed"),
    isSecret: column("is_secret"),
    updatedBy: column("updated_by"),
    updatedDate: column("updated_date"),
  },
} satisfies Pick<List<"settings.list">, "id" | "scope" | "table" | "key" | "fields">;
