import {
  followUpPriorities,
  followUpRecords,
  followUpRepeats,
} from "@portico/contract/features/follow-ups/follow-ups";
import { type SQL, sql } from "drizzle-orm";
import { date, index, type PgColumn, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { stableId } from "../stable-id.ts";
import { instant, rowColumns } from "./columns.ts";
import { users } from "./identity.ts";
import { genericEntries } from "./types.ts";
import { workColumns } from "./work-columns.ts";

const open = sql.raw(`'${stableId("entry", "followUpStatus", "OPEN")}'::uuid`);

/** The order of follow-ups: open ones by priority, then closed ones. */
export function urgencyOf({ statusId, priority }: Readonly<Record<"statusId" | "priority", PgColumn>>): SQL {
  return sql`(case when ${statusId} <> ${open} then 3 when ${priority} = 'Urgent' then 0 when ${priority} = 'Normal' then 1 else 2 end)`;
}

const recordKinds = Object.keys(followUpRecords) as [keyof typeof followUpRecords];

/** What agents promised to do about records of people, and when. The agent is the one who does it. */
export const followUps = pgTable(
  "follow_ups",
  {
    ...rowColumns,
    ...workColumns,
    recordKind: text({ enum: recordKinds }).notNull(),
    /** The row of the record. */
    recordId: uuid().notNull(),
    kindId: uuid()
      .notNull()
      .references(() => genericEntries.id),
    /** The day in the business time zone. */
    dueDate: date({ mode: "string" }).notNull(),
    /** The time of that day, `HH:MM`. Null for any time. */
    dueTime: text(),
    priority: text({ enum: followUpPriorities }).notNull(),
    repeats: text({ enum: followUpRepeats }),
    /** The day that repetitions are counted from, so that those of the 31st return to it after shorter months. */
    repeatsFrom: date({ mode: "string" }),
    note: text(),
    createdBy: uuid().references(() => users.id),
    createdDate: instant(),
  },
  (table) => [
    index("follow_ups_in_order").on(urgencyOf(table), table.dueDate, table.dueTime, table.id),
    index("follow_ups_of_agent").on(table.agentId, table.statusId, table.dueDate),
    index("follow_ups_of_record").on(table.recordId),
    index("follow_ups_by_due_date").on(table.dueDate, table.id),
  ],
);
