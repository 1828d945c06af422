import type { ReportQuery } from "@portico/contract/features/reports.schemas";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./identity.ts";

/** Reports that run in the background, until their files expire. */
export const reportRuns = pgTable(
  "report_runs",
  {
    /** The ID of its job. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reportId: uuid().notNull(),
    formatId: uuid().notNull(),
    fileType: text({ enum: ["pdf", "xlsx", "csv"] }).notNull(),
    /** The values of the parameters and the filters. */
    request: jsonb().$type<ReportQuery>().notNull(),
    /** The parameters used, as in the file. */
    filters: text().array().notNull(),
    /** The file's key in the file storage. Null until the report is ready. */
    fileKey: text(),
    fileName: text(),
    fileBytes: integer(),
    createdDate: instant(),
    /** When it is deleted. */
    expiresDate: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [index().on(table.userId, table.createdDate), index().on(table.expiresDate)],
);
