import { uuid } from "drizzle-orm/pg-core";
import { agents } from "./agents.ts";
import { genericEntries } from "./types.ts";

/** Columns of every row that agents work on: the assigned agent and the newest status history entry. */
export const workColumns = {
  agentId: uuid()
    .notNull()
    .references(() => agents.id),
  statusId: uuid()
    .notNull()
    .references(() => genericEntries.id),
};
