import { type SQL, sql } from "drizzle-orm";
import { recordAudit } from "../../../audit/record-audit.ts";
import { rowsOf } from "../../../db/database.ts";
import { isPolicyOf } from "../../../policy-numbers/policy-of-number.ts";
import { lockCommissions } from "../commission-lock.ts";
import { lineRanges } from "../load-sums.ts";
import type { RefreshParts } from "../tracking/refresh-tracking.ts";
import { type MatchedLine, matchLines } from "./match-lines.ts";

/** The number of lines per transaction, so that each is short. */
const batchSize = 500;

/**
 * Matches unmatched lines of loaded statements with the policies that now exist, in short transactions. It can be
 * repeated.
 * @param by the user who loaded the statement or the policies
 * @param condition a condition on the lines, as `l`
 */
export async function matchUnmatchedLines(
  { database, clock }: RefreshParts,
  by: string | null,
  condition: SQL = sql`true`,
): Promise<number> {
  const rows = await rowsOf(
    database,
    sql`select l.id::text as id from statement_lines l
      join statement_loads s on s.id = l.load_id and s.state = 'Loaded'
      join policies p on ${isPolicyOf({ carrierId: sql`l.carrier_id`, number: sql`l.policy_number` })}
      where l.policy_id is null and ${condition}
      order by l.id`,
  );
  const ids = rows.map(({ id }) => String(id));
  let count = 0;
  for (let from = 0; from < ids.length; from += batchSize) {
    const lineIds = ids.slice(from, from + batchSize);
    count += await database.transaction(async (transaction) => {
      await lockCommissions(transaction);
      const matched = await matchLines(transaction, { lineIds, matchedBy: null, by, today: clock.today() });
      if (matched.length > 0) await recordAudit(transaction, auditOf(matched, by));
      return matched.length;
    });
  }
  return count;
}

/** Matches the lines of a published load with policies that were added while it was staged. */
export async function matchLoad(
  parts: RefreshParts,
  { id, createdBy }: { readonly id: string; readonly createdBy: string | null },
): Promise<number> {
  let count = 0;
  for (const range of await lineRanges(parts.database, id)) {
    count += await matchUnmatchedLines(parts, createdBy, sql`l.load_id = ${id} and ${range}`);
  }
  return count;
}

function auditOf(matched: readonly MatchedLine[], createdBy: string | null) {
  return {
    category: "statement",
    createdBy,
    data1: "statement_lines",
    data2: JSON.stringify({ lines: matched.length, before: { policyId: null } }),
    result: "matched",
  } as const;
}
