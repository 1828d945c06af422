import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, rowColumns } from "./columns.ts";
import { users } from "./identity.ts";

/** Notes on any kind of record. */
export const notes = pgTable(
  "notes",
  {
    ...rowColumns,
    /** The kind of record: one of the contract's `noteEntities`. */
    entityMetadataId: uuid().notNull(),
    entityId: uuid().notNull(),
    noteBody: text().notNull(),
    /** The file's detected content type. Null without a file. */
    docMime: text(),
    docName: text(),
    docSize: integer(),
    /** The file's key in the file storage. */
    docKey: text(),
    createdBy: uuid().references(() => users.id),
    createdDate: instant(),
  },
  (table) => [index().on(table.entityId, table.entityMetadataId, table.createdDate)],
);
