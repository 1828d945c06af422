import { integer, timestamp, uuid } from "drizzle-orm/pg-core";

/** Columns of every row in a list: its ID, and a version that increases with each change. */
export const rowColumns = {
  id: uuid().primaryKey().defaultRandom(),
  version: integer().notNull().default(1),
};

/** A UTC timestamp. Defaults to the current time. */
export function instant() {
  return timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow();
}
