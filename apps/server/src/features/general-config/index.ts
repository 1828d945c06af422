import { sql } from "drizzle-orm";
import { screenGroup } from "../../configuration/published-screens.ts";
import { configEntries, users } from "../../db/schema/index.ts";
import { feature } from "../../feature/feature.ts";
import { columnsOf } from "../../lists/columns-of.ts";
import { checkedEntry } from "./checked-entry.ts";
import { refuseGuarded, refuseScreens } from "./guarded-settings.ts";

const { group, isSecret, value } = configEntries;

/** What administrators set. What is sealed is never among the values, nor are whole documents of screens. */
export const generalConfigFeature = feature({
  list: {
    id: "generalConfig.list",
    scope: "everyone",
    table: configEntries,
    key: configEntries.id,
    references: [{ from: configEntries.updatedBy, to: users.id }],
    fields: {
      ...columnsOf(configEntries, "id", "version", "group", "key", "type", "description", "isSecret"),
      value: sql`case when ${isSecret} or ${group} = ${screenGroup} then null else ${value} end`,
      updatedBy: users.email,
      updatedDate: configEntries.updatedDate,
    },
  },
  crud: {
    table: configEntries,
    noun: "This configuration entry",
    category: "configuration",
    check: ({ caller, before, body }) => {
      refuseScreens(before, body);
      refuseGuarded(caller, before, body);
    },
    columns: ({ id, body, before, services: { encryption } }) =>
      checkedEntry({ id, body, before, encryption }),
    duplicate: {
      message: "There is an entry of this group and key already: change that one.",
      fields: { key: "There is one already" },
    },
    afterwards: ({ settings }) => settings.invalidate(),
  },
});
