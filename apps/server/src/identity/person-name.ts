import { type SQL, sql } from "drizzle-orm";
import { contacts, users } from "../db/schema/index.ts";

/** What a user is called in answers: their contact's name, else their e-mail; over `users` left joined to `contacts`. */
export const personName: SQL<string | null> = sql`coalesce(
  nullif(concat_ws(' ', nullif(${contacts.firstName}, ''), nullif(${contacts.lastName}, '')), ''), ${users.email}
)`;
