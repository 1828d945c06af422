import { createHash, type Hash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { type Database, type Row, rowsOf } from "../../../../db/database.ts";
import { undoUnless } from "../../../../db/undo-unless.ts";
import { readByLine } from "../../../../file-uploads/results/read-by-line.ts";
import type { Progress } from "../../../../jobs/job-kind.ts";
import { ambiguousNumbers } from "../../../../policy-numbers/policy-of-number.ts";
import type { RowResult } from "../../../../row-results/row-result.ts";
import type { CheckedStatement } from "./check-file.ts";
import { type LoadOfLines, stageLines } from "./stage-lines.ts";
import type { StatementReader } from "./statement-reader.ts";

/** What staged lines would count, and which policies they have. */
export interface ReviewedLines {
  readonly matchedRows: number;
  readonly unmatchedRows: number;
  readonly cents: bigint;
  /** The lines without a policy, in order. */
  readonly unmatched: readonly RowResult[];
  /** Changes with any value of a line, and with the policy, the agent and the members that it gets. */
  readonly fingerprint: string;
}

/** Collects what lines count. Lines are added in order. */
function lineReview({ packedRows, packedWarnings }: CheckedStatement) {
  const hash: Hash = createHash("sha256").update(packedRows).update(packedWarnings);
  const unmatched: RowResult[] = [];
  let lines = 0;
  let cents = 0n;
  return {
    add: ({ line, is_matched: isMatched, cents: ofLine, numbers, value }: Row) => {
      hash.update(String(value));
      lines += 1;
      cents += BigInt(String(ofLine));
      if (isMatched === true) return;
      const text =
        numbers === null
          ? "No policy of the carrier has this number, so the line is unmatched."
          : `The policy number matches several policies: ${String(numbers)}. The line is unmatched.`;
      unmatched.push({ line: Number(line), result: "New", warnings: [{ text }] });
    },
    finish: (): ReviewedLines => ({
      matchedRows: lines - unmatched.length,
      unmatchedRows: unmatched.length,
      cents,
      unmatched,
      fingerprint: hash.digest("base64"),
    }),
  };
}

/** What the lines of a statement would count. They are staged and undone, some at a time. */
export async function reviewUnstaged(
  { reader, checked, progress }: { reader: StatementReader; checked: CheckedStatement; progress: Progress },
  load: LoadOfLines,
): Promise<ReviewedLines> {
  const review = lineReview(checked);
  for await (const lines of reader.chunks()) {
    await progress.runStep(async (transaction) => {
      const rows = await undoUnless(
        transaction,
        async (part) => {
          await stageLines(part, load, lines);
          return rowsOf(part, stagedLines(load.id));
        },
        () => false,
      );
      for (const row of rows) review.add(row);
    });
  }
  return review.finish();
}

/** What the staged lines of a load count. */
export async function reviewStaged(
  database: Database,
  { id }: Pick<LoadOfLines, "id">,
  checked: CheckedStatement,
): Promise<ReviewedLines> {
  const review = lineReview(checked);
  for await (const row of readByLine(database, (after, limit) => stagedLines(id, { after, limit })))
    review.add(row);
  return review.finish();
}

/** Lines in order, with all that they depend on. */
function stagedLines(loadId: string, { after = -1, limit }: { after?: number; limit?: number } = {}): SQL {
  const numbers = ambiguousNumbers({ carrierId: sql`l.carrier_id`, number: sql`l.policy_number` });
  return sql`select l.line, l.policy_id is not null as is_matched, (l.amount * 100)::bigint as cents,
      case when l.policy_id is null then ${numbers} end as numbers,
      json_build_array(l.line, l.policy_number, l.insured_name, l.year, l.month, l.members, l.amount, l.policy_id,
        l.agent_id)::text as value
    from statement_lines l
    where l.load_id = ${loadId}::uuid and l.line > ${after}
    order by l.line ${limit === undefined ? sql`` : sql`limit ${limit}`}`;
}
