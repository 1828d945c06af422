import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { contacts, users } from "../db/schema/index.ts";

/**
 * A user's name: their contact's name, or else their email address. For queries on `users` left joined to `contacts`.
 */
export const personName: SQL<string | null> = sql`coalesce(
  nullif(concat_ws(' ', nullif(${contacts.firstName}, ''), nullif(${contacts.lastName}, '')), ''), ${users.email}
)`;

/** The name of the user whose ID is in a column. */
export function nameOfUser(id: PgColumn): SQL<string | null> {
  return sql`(
    select ${personName} from ${users} left join ${contacts} on ${contacts.id} = ${users.contactId}
    where ${users.id} = ${id}
  )`;
}
