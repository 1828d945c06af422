import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Every version of every row that has versions. Triggers write it; nothing else does. */
export const rowHistory = pgTable(
  "row_history",
  {
    /** The table's name. */
    entity: text().notNull(),
    /** The row's key as text: a uuid, a number or a text. */
    entityId: text().notNull(),
    version: integer().notNull(),
    /** A user's ID, or null for the system. */
    changedBy: uuid(),
    /** When the transaction began that changed the row; its audit event has the same. */
    changedAt: instant(),
    /** `{ from, to }` by column; secrets stand as `***`. */
    changes: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.entityId, table.version] }),
    index().on(table.changedAt),
  ],
);
