import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Every version of a row that was ever written, by the one function that changes rows. */
export const rowHistory = pgTable(
  "row_history",
  {
    /** The table's name. */
    entity: text().notNull(),
    entityId: uuid().notNull(),
    version: integer().notNull(),
    /** A user's id, or null for the product itself. */
    changedBy: uuid(),
    changedAt: instant(),
    /** `{ from, to }` by column; secrets and sealed values stand as `***`. */
    changes: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.entityId, table.version] }),
    index().on(table.changedAt),
  ],
);
