import { randomUUID } from "node:crypto";
import { monthLabelOf } from "@portico/contract";
import type { newBatchBody } from "@portico/contract/features/payments/payment-batches.schemas";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { insertAudited } from "../../../audit/write-row.ts";
import { setAuthor } from "../../../db/author.ts";
import type { Database } from "../../../db/database.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { paymentBatches, statementLoads } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import { recordStatuses } from "../../../feature/work/status-changes.ts";
import { entryId } from "../../../reference/seed.ts";
import { claimLines } from "./claim-lines.ts";
import { linesOf } from "./unpaid-lines.ts";

/**
 * Creates an open batch with the unpaid lines that match.
 * @returns the batch's ID
 * @throws Failure 409 if the name is taken, or there is nothing to pay
 */
export async function createBatch(
  transaction: Database,
  caller: Caller,
  { name, ...selection }: z.output<typeof newBatchBody>,
): Promise<string> {
  await lockLimit(transaction, "payment-batches");
  await requireUniqueName(transaction, name);
  await lockLoads(transaction);
  const id = randomUUID();
  const { userId: by } = caller;
  const statusId = entryId("paymentBatchStatus", "OPEN");
  await insertAudited(transaction, {
    table: paymentBatches,
    values: { id, name, statusId, createdBy: by },
    by,
    category: "payment",
  });
  await setAuthor(transaction, by);
  const lines = await claimLines(transaction, { batchId: id, where: linesOf(selection), by });
  if (lines === 0)
    throw new Failure(
      409,
      "There is nothing to pay: no unpaid lines match, or the chargebacks of each agent exceed the commissions.",
    );
  const comment = `Created with lines up to ${monthLabelOf(selection.month)} ${selection.year}`;
  await recordStatuses(transaction, { table: paymentBatches }, { ids: [id], by, comment });
  return id;
}

async function requireUniqueName(transaction: Database, name: string): Promise<void> {
  const found = await transaction.$count(paymentBatches, eq(paymentBatches.name, name));
  if (found === 0) return;
  const text = "Another batch has this name";
  throw new Failure(409, `${text}. Choose another one.`, { name: [text] });
}

/** Statements can't be deleted until the transaction ends. Then their lines are paid. */
async function lockLoads(transaction: Database): Promise<void> {
  await transaction
    .select({ id: statementLoads.id })
    .from(statementLoads)
    .where(eq(statementLoads.state, "Loaded"))
    .orderBy(statementLoads.id)
    .for("share");
}
