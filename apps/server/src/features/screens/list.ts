import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { contacts, screens, users } from "../../db/schema/index.ts";
import { personName } from "../../identity/person-name.ts";

/** The name of the person whose id stands in a column. */
function nameOf(userId: PgColumn): SQL {
  return sql`(
    select ${personName} from ${users} left join ${contacts} on ${contacts.id} = ${users.contactId}
    where ${users.id} = ${userId}
  )`;
}

/** The custom screens, for every administrator. */
export const screenList = {
  id: "screens.list",
  scope: "everyone",
  table: screens,
  fields: { author: nameOf(screens.author), publishedBy: nameOf(screens.publishedBy) },
} as const;
