import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** What was done by whom. A trigger refuses every change and deletion. */
export const audit = pgTable(
  "audit",
  {
    id: uuid().primaryKey().defaultRandom(),
    category: text().notNull(),
    /** A user's id; no reference, so that a record outlives the account. */
    createdBy: uuid(),
    occurredAt: instant(),
    data1: text(),
    data2: text(),
    /** The added screen that it was done on, and its version; null elsewhere. */
    screenId: text(),
    screenVersion: integer(),
    result: text().notNull(),
  },
  (table) => [index().on(table.occurredAt), index().on(table.category, table.occurredAt)],
);
