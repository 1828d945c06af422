import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./identity.ts";
import { genericEntries } from "./types.ts";

/** Who set which status of what when; the last entry of a row is its current status. */
export const statusChanges = pgTable(
  "status_changes",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The table of the row that has the status. */
    entity: text().notNull(),
    entityId: uuid().notNull(),
    statusId: uuid()
      .notNull()
      .references(() => genericEntries.id),
    /** Nobody where the system set it. */
    createdBy: uuid().references(() => users.id),
    createdDate: instant(),
    /** When the next one took its place. */
    endDate: timestamp({ withTimezone: true, mode: "date" }),
    comment: text(),
  },
  (table) => [index().on(table.entityId, table.createdDate)],
);
