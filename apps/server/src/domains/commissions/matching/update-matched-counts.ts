import { sql } from "drizzle-orm";
import { setAuthor } from "../../../db/author.ts";
import type { Database } from "../../../db/database.ts";

/** Updates the counts of the loads whose lines were matched. */
export async function updateMatchedCounts(
  transaction: Database,
  lines: readonly { readonly loadId: string }[],
  by: string | null,
): Promise<void> {
  const counts = [...Map.groupBy(lines, ({ loadId }) => loadId)].map(([id, group]) => ({
    id,
    count: group.length,
  }));
  await setAuthor(transaction, by);
  await transaction.execute(sql`
    update statement_loads s set matched_rows = s.matched_rows + c.count, unmatched_rows = s.unmatched_rows - c.count
    from json_to_recordset(${JSON.stringify(counts)}::json) as c (id uuid, count int) where s.id = c.id`);
}
