import { sql } from "drizzle-orm";
import { knownSettings, type SettingName, type SettingValues } from "../src/configuration/known-settings.ts";
import { configEntries } from "../src/db/schema/index.ts";
import type { Services } from "../src/services/services.ts";
import { asSystem } from "./as-system.ts";

/** Stores configuration entries without validation. Visible to the next request. */
export async function configure(
  { database, settings }: Pick<Services, "database" | "settings">,
  values: Partial<SettingValues>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const [group = "", key = ""] = name.split(".");
    const { type } = knownSettings[name as SettingName];
    const text = typeof value === "string" ? value : JSON.stringify(value);
    await asSystem(database)
      .insert(configEntries)
      .values({ group, key, value: text, type })
      .onConflictDoUpdate({
        target: [configEntries.group, configEntries.key],
        set: { value: text, version: sql`${configEntries.version} + 1` },
      });
  }
  settings.invalidate();
  await settings();
}
