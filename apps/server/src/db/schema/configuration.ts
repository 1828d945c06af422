import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { rowColumns } from "./columns.ts";

/** Configuration entries set by administrators. The values of secrets are encrypted. */
export const configEntries = pgTable(
  "config_entries",
  {
    ...rowColumns,
    group: text("config_group").notNull(),
    key: text("config_key").notNull(),
    value: text().notNull(),
    type: text({ enum: ["text", "number", "boolean", "url", "json"] }).notNull(),
    description: text(),
    isSecret: boolean().notNull().default(false),
    /** A user's ID, without a foreign key, so that entries outlive the account. */
    updatedBy: uuid(),
    updatedDate: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [
    unique("config_entries_group_key").on(table.group, table.key),
    check("config_entries_type", sql`${table.type} in ('text', 'number', 'boolean', 'url', 'json')`),
  ],
);
