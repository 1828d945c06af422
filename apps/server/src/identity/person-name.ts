import { type SQL, sql } from "drizzle-orm";
import { contacts, users } from "../db/schema/index.ts";

/**
 * A user's name: their contact's name, or else their email address. For queries on `users` left joined to `contacts`.
 */
export const personName: SQL<string | null> = sql`coalesce(
  nullif(concat_ws(' ', nullif(${contacts.firstName}, ''), nullif(${contacts.lastName}, '')), ''), ${users.email}
)`;
