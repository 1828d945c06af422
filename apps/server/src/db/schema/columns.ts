import { integer, timestamp, uuid } from "drizzle-orm/pg-core";

/** What every row of a list carries: its id, and a version that grows with each change. */
export const rowColumns = {
  id: uuid().primaryKey().defaultRandom(),
  version: integer().notNull().default(1),
};

/** An instant in UTC, set by the database unless given. */
export function instant() {
  return timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow();
}
