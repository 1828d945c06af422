import type { FieldOf } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { contacts, screens, users } from "../../db/schema/index.ts";
import { personName } from "../../identity/person-name.ts";
import type { FieldSource, List } from "../../lists/list.ts";

/** The name of the person whose id stands in a column. */
function nameOf(userId: PgColumn): SQL {
  return sql`(
    select ${personName} from ${users} left join ${contacts} on ${contacts.id} = ${users.contactId}
    where ${users.id} = ${userId}
  )`;
}

/** The screens that were added, for every administrator. */
export const screenList: List<"screens.list"> = {
  id: "screens.list",
  scope: "everyone",
  table: screens,
  key: screens.id,
  references: [],
  fields: {
    id: screens.id,
    version: screens.version,
    screenId: screens.screenId,
    title: screens.title,
    status: screens.status,
    work: screens.work,
    publishedVersion: screens.publishedVersion,
    latestVersion: screens.latestVersion,
    section: screens.section,
    list: screens.list,
    author: nameOf(screens.author),
    updatedDate: screens.updatedDate,
    publishedBy: nameOf(screens.publishedBy),
    publishedDate: screens.publishedDate,
  } satisfies Record<FieldOf<"screens.list">, FieldSource>,
};
