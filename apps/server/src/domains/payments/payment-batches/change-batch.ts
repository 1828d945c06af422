import { formatMoney } from "@portico/format";
import { sql } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { requireRow, updateAudited } from "../../../audit/write-row.ts";
import { type Database, rowsOf } from "../../../db/database.ts";
import { agents, paymentBatches, paymentLines, paymentSlips, payments } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import { requireCurrentVersion } from "../../../feature/require-current-version.ts";
import { recordStatuses } from "../../../feature/work/status-changes.ts";
import type { BoundList } from "../../../lists/list.ts";
import { entryId } from "../../../reference/seed.ts";
import { lockBatch } from "../open-batch.ts";

const [open, posted, paid, voided] = [
  entryId("paymentBatchStatus", "OPEN"),
  entryId("paymentBatchStatus", "POSTED"),
  entryId("paymentBatchStatus", "PAID"),
  entryId("paymentBatchStatus", "VOID"),
];

/** The status changes of batches. There are no others. */
const changes = {
  post: { from: [open], to: posted, result: "posted", rule: "Only open batches can be posted." },
  pay: { from: [posted], to: paid, result: "paid", rule: "Only posted batches can be marked as paid." },
  void: {
    from: [open, posted],
    to: voided,
    result: "voided",
    rule: "Only open and posted batches can be voided.",
  },
} as const;

/** A status change of a batch. */
export interface BatchChange {
  readonly id: string;
  readonly change: keyof typeof changes;
  /** Required to void a batch. */
  readonly comment?: string;
  /** The version that was read. Without it, any version is changed. */
  readonly expectedVersion: number | undefined;
  /** Today, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * Posts, pays or voids a batch.
 * @throws Failure 404, 409 if the batch's status or payments don't allow it, 412 for a version conflict
 */
export async function changeBatch(
  transaction: Database,
  list: BoundList,
  caller: Caller,
  { id, change, comment, expectedVersion, today }: BatchChange,
) {
  const batch = await lockBatch(transaction, id);
  const { from, to, result, rule } = changes[change];
  await requireCurrentVersion(transaction, list, caller, { id, expectedVersion, version: batch.version });
  if (!from.some((status) => status === batch.statusId))
    throw new Failure(409, `"${batch.name}" is ${await statusName(transaction, id)}. ${rule}`);
  if (change === "post") await requirePostable(transaction, id);
  const changed = await updateAudited(transaction, {
    table: paymentBatches,
    id,
    locked: requireRow(batch, paymentBatches),
    set: {
      statusId: to,
      updatedBy: caller.userId,
      updatedDate: new Date(),
      ...(change === "pay" && { paymentDate: today }),
    },
    by: caller.userId,
    category: "payment",
    result,
  });
  if (change === "void") await releaseLines(transaction, id);
  const entry = { ids: [id], by: caller.userId, comment: comment ?? null };
  await recordStatuses(transaction, { table: paymentBatches }, entry);
  return { id, version: changed.version, statusId: to };
}

async function statusName(transaction: Database, id: string): Promise<string> {
  const [found] = await rowsOf(
    transaction,
    sql`select lower(name) as name from generic_entries
      where id = (select ${paymentBatches.statusId} from ${paymentBatches} where ${paymentBatches.id} = ${id})`,
  );
  return String(found?.name ?? "");
}

/**
 * Requires payments, and that no slip has a negative total. Locks the agents, so that their rates don't change until
 * the transaction ends.
 * @throws Failure 409
 */
async function requirePostable(transaction: Database, id: string): Promise<void> {
  await transaction.execute(sql`select ${agents.id} from ${agents} where ${agents.id} in
    (select ${paymentSlips.agentId} from ${paymentSlips} where ${paymentSlips.batchId} = ${id})
    order by ${agents.id} for share`);
  const slips = await rowsOf(
    transaction,
    sql`select ${paymentSlips.paymentNumber} as number, ${agents.name} as agent,
        sum(${payments.amount})::text as total, sum(${payments.amount}) < 0 as is_negative
      from ${payments} join ${paymentSlips} on ${paymentSlips.id} = ${payments.slipId}
      join ${agents} on ${agents.id} = ${payments.agentId}
      where ${payments.batchId} = ${id} group by 1, 2 order by is_negative desc, 1 limit 1`,
  );
  const [slip] = slips;
  if (!slip) throw new Failure(409, "This batch has no payments. Void it instead.");
  if (slip.is_negative)
    throw new Failure(
      409,
      `Payment slip ${slip.number} of ${slip.agent} would be negative: ${formatMoney(String(slip.total))}. Change its adjustments, then post the batch.`,
    );
}

/** Makes the lines of a void batch available to later batches. */
async function releaseLines(transaction: Database, id: string): Promise<void> {
  await transaction.execute(sql`update ${paymentLines} set is_void = true
    from ${payments} where ${payments.id} = ${paymentLines.paymentId} and ${payments.batchId} = ${id}`);
}
