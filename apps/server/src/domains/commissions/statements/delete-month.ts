import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../../db/database.ts";
import { Failure } from "../../../errors/failure.ts";
import { startJob } from "../../../jobs/start-job.ts";
import { findActiveLoad, statementName } from "../../../statement-files/active-statements.ts";
import { lockCommissions } from "../commission-lock.ts";
import { addToTotals, negateSums } from "../commission-sums.ts";
import { currentLoadSums, readLoadSums } from "../load-sums.ts";
import { type Load, lockLoad, saveLoad } from "./load/loads.ts";
import { plural } from "./load/messages.ts";
import { findStatement, type StatementMonth } from "./statement-month.ts";
import { deletionTrackingJob } from "./tracking-job.ts";

const deletionSchema = z.object({ lines: z.int(), paidLines: z.int(), amount: z.number() });

/** The lines that would be deleted with a statement. */
export async function previewDeletion(database: Database, query: StatementMonth) {
  const wanted = await findStatement(database, query);
  const statement = `The ${statementName(wanted)}`;
  const load = await findActiveLoad(database, wanted);
  if (load?.state !== "Loaded") {
    return { lines: 0, paidLines: 0, amount: 0, message: `${statement} is not loaded.` };
  }
  const found = await countLines(database, load);
  const message =
    found.paidLines > 0
      ? paidMessage(statement, found.paidLines)
      : `This deletes ${plural(found.lines, "line")} of the ${statementName(wanted)}.`;
  return { ...found, message };
}

/**
 * Deletes a statement: its lines no longer count, and remain as a record.
 * @throws Failure 404 if it is not loaded, 409 if it is being loaded or a line was paid, 422 if the carrier is not clear
 */
export async function deleteStatement(
  database: Database,
  query: StatementMonth,
  by: string,
): Promise<{ readonly lines: number; readonly message: string }> {
  const wanted = await findStatement(database, query);
  const statement = `The ${statementName(wanted)}`;
  const found = await findActiveLoad(database, wanted);
  if (!found) throw new Failure(404, `${statement} is not loaded.`);
  const prepared = await readLoadSums(database, found);
  return database.transaction(async (transaction) => {
    await lockCommissions(transaction);
    const load = await lockLoad(transaction, found.id);
    if (load?.state === "Waiting" || load?.state === "Loading") {
      throw new Failure(409, `${statement} is being loaded. Cancel the load, or wait until it has finished.`);
    }
    if (load?.state !== "Loaded") throw new Failure(404, `${statement} is not loaded.`);
    const { lines, paidLines } = await countLines(transaction, load);
    if (paidLines > 0) throw new Failure(409, paidMessage(statement, paidLines));
    await addToTotals(transaction, negateSums(await currentLoadSums(transaction, load, prepared)));
    await saveLoad(transaction, load, {
      state: "Deleted",
      deletedBy: by,
      deletedDate: new Date(),
      by,
    });
    await startJob(transaction, deletionTrackingJob, { input: { loadId: load.id }, startedBy: by });
    return { lines, message: `Statements deleted! ${plural(lines, "line")}.` };
  });
}

async function countLines(database: Database, { id }: Pick<Load, "id">) {
  const [row] = await rowsOf(
    database,
    sql`select count(*)::int as lines, coalesce(sum(l.amount), 0)::float8 as amount,
        count(*) filter (where exists (
          select from payment_lines p where p.line_id = l.id and not p.is_void
        ))::int as "paidLines"
      from statement_lines l where l.load_id = ${id}`,
  );
  return deletionSchema.parse(row);
}

function paidMessage(statement: string, paidLines: number): string {
  return `${statement} can't be deleted: agents were paid for ${plural(paidLines, "line")}. Void their payment batches first.`;
}
