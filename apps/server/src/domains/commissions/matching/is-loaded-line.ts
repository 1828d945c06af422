import { sql } from "drizzle-orm";
import { statementLines } from "../../../db/schema/index.ts";

/** Whether a line counts, as in the view `commissionLines`. Lists can't join other tables to a view. */
export const isLoadedLine = sql`exists (
  select from statement_loads loads where loads.id = ${statementLines.loadId} and loads.state = 'Loaded'
)`;
