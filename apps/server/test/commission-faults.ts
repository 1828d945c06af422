import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../src/db/database.ts";
import { commissionDifferences, noDifferences } from "./recount-commissions.ts";

/** What the database should contain after every commit. */
export const noFaults = {
  ...noDifferences,
  loads: [],
  paidTwice: [],
  payments: [],
  voidLines: [],
  statuses: [],
};

/**
 * Rows of commissions and payments that contradict each other.
 * @param isIdle whether all jobs have finished; until then, tracking may be late
 */
export async function commissionFaults(
  database: Database,
  carrierIds: readonly string[],
  today: string,
  { isIdle }: { readonly isIdle: boolean },
) {
  const differences = await commissionDifferences(database, carrierIds, today);
  return {
    ...(isIdle ? differences : { ...noDifferences, totals: differences.totals }),
    loads: await rowsOf(
      database,
      sql`select s.id, s.loaded_rows, s.amount, count(l.id) as lines, sum(l.amount) as sum
        from statement_loads s left join statement_lines l on l.load_id = s.id
        where s.state = 'Loaded' group by s.id
        having s.loaded_rows <> count(l.id) or s.amount <> sum(l.amount)
          or s.matched_rows <> count(l.policy_id) or s.unmatched_rows <> count(l.id) - count(l.policy_id)`,
    ),
    paidTwice: await rowsOf(
      database,
      sql`select line_id from payment_lines l join payments p on p.id = l.payment_id
        join payment_batches b on b.id = p.batch_id join generic_entries e on e.id = b.status_id
        where e.code <> 'VOID' group by line_id having count(*) > 1`,
    ),
    payments: await rowsOf(
      database,
      sql`select p.id from payments p left join payment_lines l on l.payment_id = p.id
        left join statement_lines s on s.id = l.line_id
        where p.lines > 0 group by p.id
        having p.lines <> count(s.id) or p.amount <> coalesce(sum(s.amount), 0) or p.amount <> coalesce(sum(l.amount), 0)`,
    ),
    voidLines: await rowsOf(
      database,
      sql`select l.id from payment_lines l join payments p on p.id = l.payment_id
        join payment_batches b on b.id = p.batch_id join generic_entries e on e.id = b.status_id
        where l.is_void <> (e.code = 'VOID')`,
    ),
    statuses: await rowsOf(
      database,
      sql`select b.id from payment_batches b
        left join status_changes c on c.entity = 'payment_batches' and c.entity_id = b.id and c.end_date is null
        group by b.id having count(c.id) <> 1 or min(c.status_id::text) <> b.status_id::text`,
    ),
  };
}
