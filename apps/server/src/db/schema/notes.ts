import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, rowColumns } from "./columns.ts";
import { users } from "./identity.ts";

/** Notes, on whatever they hang. */
export const notes = pgTable(
  "notes",
  {
    ...rowColumns,
    /** The kind of the thing: one of the contract's `noteEntities`. */
    entityMetadataId: uuid().notNull(),
    entityId: uuid().notNull(),
    noteBody: text().notNull(),
    /** What the file is, by its content; null where there is none. */
    docMime: text(),
    docName: text(),
    docSize: integer(),
    /** Its name in the file storage. */
    docKey: text(),
    createdBy: uuid().references(() => users.id),
    createdDate: instant(),
  },
  (table) => [index().on(table.entityId, table.entityMetadataId, table.createdDate)],
);
