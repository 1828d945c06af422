import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { agents } from "./agents.ts";
import { instant } from "./columns.ts";
import { users } from "./identity.ts";
import { genericEntries } from "./types.ts";

/** Status history: who set which status when. A row's last entry is its current status. */
export const statusChanges = pgTable(
  "status_changes",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The table of the row with the status. */
    entity: text().notNull(),
    entityId: uuid().notNull(),
    /** Null if the status was cleared. */
    statusId: uuid().references(() => genericEntries.id),
    /** The agent of the row at that time. Null if it had none, and in entries from before this was recorded. */
    agentId: uuid().references(() => agents.id),
    /** Null for the system. */
    createdBy: uuid().references(() => users.id),
    createdDate: instant(),
    /** When the next entry replaced it. */
    endDate: timestamp({ withTimezone: true, mode: "date" }),
    comment: text(),
  },
  (table) => [index().on(table.entityId, table.createdDate)],
);
