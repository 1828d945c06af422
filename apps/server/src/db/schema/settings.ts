import { pgTable, text } from "drizzle-orm/pg-core";

/** Named values that all instances share. */
export const settings = pgTable("settings", { name: text().primaryKey(), value: text().notNull() });
