import { and, eq } from "drizzle-orm";
import { screenGroup } from "../../../configuration/published-screens.ts";
import type { ConfigType } from "../../../configuration/value-schemas.ts";
import type { Database } from "../../../db/database.ts";
import { configEntries } from "../../../db/schema/index.ts";
import { notFound } from "../../../errors/failure.ts";
import { type RecordedChange, readChanges } from "./setting-changes.ts";
import { type NamedSetting, settingsById } from "./settings-list.ts";

/** A setting or another entry, with its changes. */
export interface SettingState {
  readonly id: string;
  readonly group: string;
  readonly key: string;
  readonly type: ConfigType;
  /** 0 if it was never changed. */
  readonly version: number;
  /** The known setting. Undefined for other entries. */
  readonly known: NamedSetting | undefined;
  /** The entry that overrides the default. */
  readonly entry: typeof configEntries.$inferSelect | undefined;
  /** Newest first. */
  readonly changes: readonly RecordedChange[];
}

/**
 * Reads a setting with its changes.
 * @throws Failure 404 if there is no such setting or entry, or it is a screen
 */
export async function readSetting(database: Database, id: string): Promise<SettingState> {
  const known = settingsById.get(id);
  const { group, key } = configEntries;
  const [entry] = await database
    .select()
    .from(configEntries)
    .where(known ? and(eq(group, known.group), eq(key, known.key)) : eq(configEntries.id, id));
  const named = known ?? entry;
  if (!named || named.group === screenGroup) throw notFound("This setting");
  // An entry that was created with `POST /GeneralConfig` has an ID of its own.
  const changes = await readChanges(database, [...new Set([id, entry?.id ?? id])]);
  return {
    id,
    group: named.group,
    key: named.key,
    type: named.type,
    version: entry?.version ?? changes[0]?.version ?? 0,
    known,
    entry,
    changes,
  };
}
