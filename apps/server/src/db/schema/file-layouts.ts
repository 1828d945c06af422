import { type FileLayout, uploadKinds } from "@portico/contract";
import { sql } from "drizzle-orm";
import { boolean, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { carriers } from "./carriers.ts";
import { instant, rowColumns } from "./columns.ts";
import { users } from "./identity.ts";

/**
 * Layouts: how uploaded files are read. The table has the name of the first kind, which the history and instances of the
 * previous version use.
 */
export const fileLayouts = pgTable(
  "statement_formats",
  {
    ...rowColumns,
    /** The kind of files. It never changes. */
    kind: text({ enum: uploadKinds }).notNull().default("statements"),
    name: text().notNull(),
    /** The carrier whose files have this layout. Null for several carriers. */
    carrierId: uuid().references(() => carriers.id),
    /** Whether files can be read with it. */
    isEnabled: boolean().notNull().default(true),
    layout: jsonb().$type<FileLayout>().notNull(),
    createdBy: uuid().references(() => users.id),
    createdDate: instant(),
    updatedBy: uuid().references(() => users.id),
    updatedDate: timestamp({ withTimezone: true, mode: "date" }),
  },
  (table) => [uniqueIndex("statement_formats_name_of_kind").on(table.kind, sql`lower(${table.name})`)],
);
