import { pgTable, text } from "drizzle-orm/pg-core";
import { rowColumns } from "./columns.ts";

/** The issuers of plans. */
export const carriers = pgTable("carriers", {
  ...rowColumns,
  name: text().notNull().unique("carriers_name"),
});
