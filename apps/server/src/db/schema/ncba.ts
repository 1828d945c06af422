import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { agents } from "./agents.ts";
import { instant, rowColumns } from "./columns.ts";
import { users } from "./identity.ts";

/** Online applications of consumers, as they were received. */
export const ncba = pgTable(
  "ncba",
  {
    ...rowColumns,
    /** The agent who received it. */
    agentId: uuid()
      .notNull()
      .references(() => agents.id),
    status: text().notNull(),
    /** The record's other values, under names that the sender chose. */
    raw: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    createdBy: uuid().references(() => users.id),
    createdDate: instant(),
  },
  (table) => [
    index("ncba_by_created_date").on(table.createdDate, table.id),
    index("ncba_by_agent").on(table.agentId, table.createdDate),
  ],
);
