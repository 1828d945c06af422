import type { newPaymentBody } from "@portico/contract/features/payments/payments.schemas";
import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { insertAudited } from "../../../audit/write-row.ts";
import type { Database } from "../../../db/database.ts";
import { agents, carriers, paymentSlips, payments } from "../../../db/schema/index.ts";
import { validationFailure } from "../../../http/validation.ts";
import { columnsOfEntry, lockBatch, requireEnteredType, requireOpen } from "../open-batch.ts";

interface SlipKey {
  readonly batchId: string;
  readonly agentId: string;
  readonly by: string;
}

/** A payment to add to a batch. */
interface Addition {
  readonly batchId: string;
  readonly body: z.output<typeof newPaymentBody>;
  /** Today, `YYYY-MM-DD`. Its month is that of the payment. */
  readonly today: string;
}

/**
 * Adds an adjustment, bonus or override to an open batch.
 * @throws Failure 404, 409 if the batch is not open, 422
 */
export async function addPayment(transaction: Database, caller: Caller, { batchId, body, today }: Addition) {
  requireOpen(await lockBatch(transaction, batchId));
  const { agentId, ...entry } = body;
  requireEnteredType(entry.typeId);
  await requireAgentAndCarrier(transaction, body);
  const by = caller.userId;
  const slip = await slipOf(transaction, { batchId, agentId, by });
  const payment = await insertAudited(transaction, {
    table: payments,
    values: {
      slipId: slip.id,
      batchId,
      agentId,
      ...columnsOfEntry(entry),
      year: Number(today.slice(0, 4)),
      month: Number(today.slice(5, 7)),
      createdBy: by,
    },
    by,
    category: "payment",
  });
  return { id: payment.id, paymentNumber: String(slip.paymentNumber) };
}

async function requireAgentAndCarrier(
  transaction: Database,
  { agentId, carrierId }: Addition["body"],
): Promise<void> {
  if ((await transaction.$count(agents, eq(agents.id, agentId))) === 0)
    throw validationFailure("body", { agentId: ["This agent doesn't exist"] });
  if (carrierId !== undefined && (await transaction.$count(carriers, eq(carriers.id, carrierId))) === 0)
    throw validationFailure("body", { carrierId: ["This carrier doesn't exist"] });
}

/** The agent's slip in a locked batch. Created if the agent has none. */
async function slipOf(transaction: Database, { batchId, agentId, by }: SlipKey) {
  const [slip] = await transaction
    .select()
    .from(paymentSlips)
    .where(and(eq(paymentSlips.batchId, batchId), eq(paymentSlips.agentId, agentId)));
  if (slip) return slip;
  const values = { batchId, agentId };
  return insertAudited(transaction, { table: paymentSlips, values, by, category: "payment" });
}
