import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./identity.ts";

/** Saved views of list screens. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    screenId: text().notNull(),
    name: text().notNull(),
    /** The role that the view is shared with. */
    role: text(),
    /** Filters, sort order, variant and layout, in the format of `views.list`. */
    value: jsonb().notNull(),
    updatedAt: instant(),
  },
  (table) => [
    uniqueIndex("saved_views_name").on(table.ownerId, table.screenId, sql`lower(${table.name})`),
    index("saved_views_of_role").on(table.role),
  ],
);

/** The pages of the portal that users have marked. */
export const favorites = pgTable(
  "favorites",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    path: text().notNull(),
    title: text().notNull(),
    createdDate: instant(),
  },
  (table) => [uniqueIndex("favorites_path").on(table.userId, table.path)],
);

/** The records that users have marked. Without names, because users may lose access to a record. */
export const favoriteRecords = pgTable(
  "favorite_records",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A kind of record that the command palette finds. */
    kind: text().notNull(),
    recordId: text().notNull(),
    createdDate: instant(),
  },
  (table) => [uniqueIndex("favorite_records_record").on(table.userId, table.kind, table.recordId)],
);
