import { pgTable, text } from "drizzle-orm/pg-core";

/** What all instances over one database share, by name. */
export const settings = pgTable("settings", { name: text().primaryKey(), value: text().notNull() });
