import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Every version of every versioned row. Written only by triggers. */
export const rowHistory = pgTable(
  "row_history",
  {
    /** The table's name. */
    entity: text().notNull(),
    /** The row's key as text: a UUID, number or text. */
    entityId: text().notNull(),
    version: integer().notNull(),
    /** A user's ID, or null for the system. */
    changedBy: uuid(),
    /** When the transaction started that changed the row. Its audit event has the same time. */
    changedAt: instant(),
    /** `{ from, to }` by column. Secrets are masked as `***`. */
    changes: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.entityId, table.version] }),
    index().on(table.changedAt),
  ],
);
