import { date, index, pgTable, text } from "drizzle-orm/pg-core";
import { rowColumns } from "./columns.ts";
import { sortKey } from "./sort-key.ts";

/** Issuers of plans. */
export const carriers = pgTable(
  "carriers",
  {
    ...rowColumns,
    name: text().notNull().unique("carriers_name"),
    /** The day from which the carrier sells no more policies. Its existing policies are lost. */
    marketExitDate: date({ mode: "string" }),
  },
  (table) => [index("carriers_by_name").on(sortKey(table.name))],
);
