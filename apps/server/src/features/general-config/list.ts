import type { FieldOf } from "@portico/contract";
import { sql } from "drizzle-orm";
import { screenGroup } from "../../configuration/published-screens.ts";
import { configEntries, users } from "../../db/schema/index.ts";
import type { FieldSource, List } from "../../lists/list.ts";

const fields = {
  id: configEntries.id,
  version: configEntries.version,
  group: configEntries.group,
  key: configEntries.key,
  value: sql`case when ${configEntries.isSecret} or ${configEntries.group} = ${screenGroup} then null else ${configEntries.value} end`,
  type: configEntries.type,
  description: configEntries.description,
  isSecret: configEntries.isSecret,
  updatedBy: users.email,
  updatedDate: configEntries.updatedDate,
} satisfies Record<FieldOf<"generalConfig.list">, FieldSource>;

/** The entries of the configuration; what is sealed is never among their values, nor are whole documents of screens. */
export const entryList: List<"generalConfig.list"> = {
  id: "generalConfig.list",
  scope: "everyone",
  table: configEntries,
  key: configEntries.id,
  references: [{ from: configEntries.updatedBy, to: users.id }],
  fields,
};
