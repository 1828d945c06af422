import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { rowColumns } from "./columns.ts";

/** The lists of `/TypeGeneric/{typeGuid}`; their ids stand in the contract. */
export const genericTypes = pgTable("generic_types", {
  id: uuid().primaryKey(),
  name: text().notNull(),
});

/** The entries of those lists: statuses, locations, agent types and more. */
export const genericEntries = pgTable(
  "generic_entries",
  {
    ...rowColumns,
    typeId: uuid()
      .notNull()
      .references(() => genericTypes.id),
    name: text().notNull(),
    /** What rules recognise an entry by. */
    code: text(),
    /** Its place in its own list's natural order. */
    position: integer().notNull(),
  },
  (table) => [
    index().on(table.typeId, table.name),
    uniqueIndex("generic_entries_code").on(table.typeId, table.code),
  ],
);
