import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../db/database.ts";
import { configEntries, rowHistory } from "../db/schema/index.ts";
import { fileIdOf } from "../storage/storage.ts";

/** The path on this site of an uploaded logo. */
export function logoUrl(fileKey: string): string {
  return `/api/GeneralConfig/logos/${fileIdOf(fileKey)}`;
}

/** Returns the logos that a setting uses or used before, because an earlier value can be restored. */
export async function findUsedLogos(database: Database, keys: readonly string[]): Promise<readonly string[]> {
  const candidates = keys.map((key) => ({ key, path: logoUrl(key) }));
  const rows = await rowsOf(
    database,
    sql`select key from json_to_recordset(${JSON.stringify(candidates)}::json) as logo(key text, path text)
      where exists (
        select from ${rowHistory}
        where ${rowHistory.entity} = 'config_entries' and position(logo.path in ${rowHistory.changes}::text) > 0
      ) or exists (select from ${configEntries} where position(logo.path in ${configEntries.value}) > 0)`,
  );
  return rows.map(({ key }) => String(key));
}
