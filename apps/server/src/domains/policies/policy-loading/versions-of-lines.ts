import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/database.ts";

/**
 * A short text that changes with every stored row that loading the chosen lines depends on: their policies and terms, and
 * the incomplete rows that were staged with them.
 */
export async function versionsOf(transaction: Database, uploadId: string): Promise<string> {
  const [row] = await rowsOf(
    transaction,
    sql`select md5(concat_ws(' ',
        (select string_agg(concat_ws(' ', p.id, p.version, t.versions), ',' order by p.id)
          from chosen_lines s
          join policies p on p.id = s.policy_id
          cross join lateral (
            select string_agg(concat_ws(' ', id, version), ' ' order by id) as versions
            from policy_terms where policy_id = p.id
          ) t),
        (select string_agg((to_jsonb(l) - 'upload_id')::text, ',' order by l.line)
          from policy_upload_lines l where l.upload_id = ${uploadId} and l.line < 0)
      )) as versions`,
  );
  return String(row?.versions);
}
