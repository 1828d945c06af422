import { uuid } from "drizzle-orm/pg-core";
import { agents } from "./agents.ts";
import { genericEntries } from "./types.ts";

/** What every row that is worked carries: who works it, and the last of its status changes. */
export const workColumns = {
  agentId: uuid()
    .notNull()
    .references(() => agents.id),
  statusId: uuid()
    .notNull()
    .references(() => genericEntries.id),
};
