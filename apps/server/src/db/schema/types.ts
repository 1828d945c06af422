import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { rowColumns } from "./columns.ts";

/** The lists of `/TypeGeneric/{typeGuid}`. Their IDs are in the contract. */
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
    /** The code that identifies the entry in business rules. */
    code: text(),
    /** The position in the list's natural order. */
    position: integer().notNull(),
  },
  (table) => [
    index().on(table.typeId, table.name),
    uniqueIndex("generic_entries_code").on(table.typeId, table.code),
  ],
);
