import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/database.ts";
import { lineColumns } from "./line-columns.ts";
import { type LoadCounts, loadLines } from "./load-lines.ts";
import { isIncomplete } from "./missing-values.ts";

const columns = sql.raw(lineColumns.join(", "));
const ofLine = (alias: string) => sql.raw(lineColumns.map((name) => `${alias}.${name}`).join(", "));

/** The incomplete policies, as `w`, of which an upload has a line. */
export function ofUpload(uploadId: string): SQL {
  return sql`exists (
    select from policy_upload_lines l
    where l.upload_id = ${uploadId} and l.carrier_id = w.carrier_id
      and identifier_key(l.policy_number) = identifier_key(w.policy_number)
  )`;
}

/**
 * The incomplete policies, as `w`, that an application may complete, that lack nothing since an agent was found, or that
 * were added in another way.
 */
export const maybeComplete = sql`w.id in (
  select known.id from incomplete_policies known
  join policies p on p.carrier_id = known.carrier_id
    and identifier_key(p.policy_number) = identifier_key(known.policy_number)
  union
  select known.id from incomplete_policies known
  join (select distinct unnest(application_policy_keys(raw)) as key from marketplace_applications) applied
    on applied.key = coalesce(identifier_key(known.exchange_id), identifier_key(known.policy_number))
  union
  select known.id from incomplete_policies known
  join marketplace_applications m on identifier_key(m.exchange_assigned_id) = identifier_key(known.application_id)
  union
  select known.id from incomplete_policies known where not ${isIncomplete(sql`known`)}
)`;

/**
 * Stages incomplete policies, with all their terms, as lines of an upload. Their numbers are negative.
 * @param which a condition on `w`
 * @returns the number of lines
 */
export async function stageIncomplete(transaction: Database, uploadId: string, which: SQL): Promise<number> {
  await transaction.execute(sql`analyze incomplete_policies`);
  const [row] = await rowsOf(
    transaction,
    sql`with wanted as materialized (
        select distinct w.carrier_id, identifier_key(w.policy_number) as key from incomplete_policies w where ${which}
      ), staged as (
        insert into policy_upload_lines (upload_id, line, carrier_id, policy_number, ${columns})
        select ${uploadId}::uuid, -row_number() over (order by w.id), w.carrier_id, w.policy_number, ${ofLine("w")}
        from incomplete_policies w
        join wanted on wanted.carrier_id = w.carrier_id and wanted.key = identifier_key(w.policy_number)
        returning line
      )
      select count(*)::int as lines from staged`,
  );
  return Number(row?.lines);
}

/**
 * Loads incomplete policies again, without a file. Requires the upload lock and an author.
 * @param which a condition on `w`
 */
export async function loadIncomplete(
  transaction: Database,
  which: SQL,
  { by, today }: { readonly by: string | null; readonly today: string },
): Promise<LoadCounts> {
  const uploadId = randomUUID();
  const lines = await stageIncomplete(transaction, uploadId, which);
  const counts = await loadLines(transaction, {
    ...{ uploadId, lines, by, today },
    emptied: new Set(),
    reach: async () => {},
  });
  await transaction.execute(sql`delete from policy_upload_lines where upload_id = ${uploadId}`);
  return counts;
}
