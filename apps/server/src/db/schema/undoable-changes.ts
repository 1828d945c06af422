import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./identity.ts";

/**
 * Bulk changes that their author can still undo. The history has the previous values of each row; this table has the
 * versions that the change created.
 */
export const undoableChanges = pgTable(
  "undoable_changes",
  {
    id: uuid().notNull().defaultRandom(),
    /** The parts of a change of several lists, from 0. */
    part: integer().notNull().default(0),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The list's ID. */
    listId: text().notNull(),
    /** The call's ID. */
    endpoint: text().notNull(),
    rowIds: uuid().array().notNull(),
    /** The version of each row after the change, in the order of `rowIds`. */
    versions: integer().array().notNull(),
    /** The follow-ups that the change has added, in the order of `rowIds`. Null if none. */
    followUpIds: uuid().array(),
    expiresAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.part] }), index().on(table.expiresAt)],
);
