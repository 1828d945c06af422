import { and, eq, inArray, sql } from "drizzle-orm";
import { updateAudited } from "../../../../audit/write-row.ts";
import { type Database, rowsOf } from "../../../../db/database.ts";
import { statementLoads, statementProblems } from "../../../../db/schema/index.ts";
import type { LineMessage } from "../../../../db/schema/upload-columns.ts";
import type { JobOutcome } from "../../../../jobs/job-kind.ts";
import { ambiguousNumbers } from "../../../../policy-numbers/policy-of-number.ts";

/** A load as stored. */
export type Load = typeof statementLoads.$inferSelect;

/** Reads a load. */
export async function findLoad(database: Database, id: string): Promise<Load | undefined> {
  const [load] = await database.select().from(statementLoads).where(eq(statementLoads.id, id));
  return load;
}

/** Locks a load until the transaction ends. */
export async function lockLoad(transaction: Database, id: string): Promise<Load | undefined> {
  const [load] = await transaction
    .select()
    .from(statementLoads)
    .where(eq(statementLoads.id, id))
    .for("update");
  return load;
}

/** Stores a load's progress or result, with its author and an audit event. */
export function saveLoad(
  database: Database,
  { id }: Pick<Load, "id">,
  {
    by,
    ...set
  }: Partial<Omit<Load, "id" | "version">> & Pick<Load, "state"> & { readonly by: string | null },
): Promise<Load> {
  return updateAudited(database, {
    table: statementLoads,
    id,
    set,
    by,
    category: "statement",
    result: set.state.toLowerCase(),
    label: "This load",
  });
}

/** The maximum number of lines of each kind in the job's result. */
const maxReported = 1_000;

/**
 * The result for the user who started the load: its counts, and the lines that were not loaded. The load's list of lines
 * has those over the maximum.
 */
export async function outcomeOf(database: Database, load: Load): Promise<JobOutcome> {
  const { id: loadId, state, message, amount } = load;
  const { readRows, loadedRows, matchedRows, unmatchedRows, duplicateRows, refusedRows, skippedRows } = load;
  const counts = {
    readRows,
    loadedRows,
    matchedRows,
    unmatchedRows,
    duplicateRows,
    refusedRows,
    skippedRows,
  };
  const [problems = [], skipped = [], notLoaded = []] = await Promise.all(
    ([["Refused"], ["Duplicate", "Skipped"], ["Not loaded"]] as const).map((kinds) =>
      database
        .select({ line: statementProblems.line, reason: statementProblems.reason })
        .from(statementProblems)
        .where(and(eq(statementProblems.loadId, loadId), inArray(statementProblems.kind, [...kinds])))
        .orderBy(statementProblems.line)
        .limit(maxReported),
    ),
  );
  const warnings = [...(await ambiguousLines(database, loadId)), ...skipped];
  return {
    message: message ?? "",
    result: { loadId, uploadId: loadId, state, ...counts, amount, problems, warnings, notLoaded },
  };
}

/** The unmatched lines whose number matches several policies, with their numbers. */
async function ambiguousLines(database: Database, loadId: string): Promise<LineMessage[]> {
  const numbers = ambiguousNumbers({ carrierId: sql`l.carrier_id`, number: sql`l.policy_number` });
  const rows = await rowsOf(
    database,
    sql`select line, numbers from (
        select l.line, ${numbers} as numbers from statement_lines l
        where l.load_id = ${loadId} and l.policy_id is null
      ) as unmatched
      where numbers is not null order by line limit ${maxReported}`,
  );
  return rows.map((row) => ({
    line: Number(row.line),
    reason: `The policy number matches several policies: ${String(row.numbers)}. The line is unmatched. Match it in Unmatched Lines.`,
  }));
}
