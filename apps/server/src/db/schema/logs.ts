import type { LogCategory, LogLevel } from "@portico/contract";
import { bigint, index, json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { sortKey } from "./sort-key.ts";

/** Log entries of all servers, without personal data. Partitioned by month of `date`. */
export const logs = pgTable(
  "logs",
  {
    id: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    date: instant(),
    level: text().$type<LogLevel>().notNull(),
    category: text().$type<LogCategory>().notNull(),
    message: text().notNull(),
    /** A user's ID, without a foreign key, so that entries outlive the account. */
    userId: uuid(),
    /** The server instance that wrote the entry. */
    server: text().notNull(),
    fields: json().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    // The key of a partitioned table includes the column that it is partitioned by.
    primaryKey({ columns: [table.id, table.date] }),
    index("logs_by_date").on(table.date, table.id),
    index("logs_of_level").on(sortKey(table.level), table.date, table.id),
    index("logs_of_category").on(sortKey(table.category), table.date, table.id),
    index("logs_of_server").on(sortKey(table.server), table.date, table.id),
    index("logs_of_user").on(table.userId, table.date, table.id),
    index("logs_message_trigrams").using("gin", table.message.op("gin_trgm_ops")),
  ],
);
