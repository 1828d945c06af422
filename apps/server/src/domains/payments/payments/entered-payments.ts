import type { paymentBody } from "@portico/contract/features/payments/payments.schemas";
import type * as z from "zod";
import type { payments } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import type { Write } from "../../../feature/crud/crud.ts";
import { columnsOfEntry, isEnteredType, lockBatch, requireEnteredType, requireOpen } from "../open-batch.ts";

type EnteredPayment = z.output<typeof paymentBody>;

/**
 * Rejects changes of payments that consist of statement lines, and of payments in batches that are not open.
 * @throws Failure 409, 422
 */
export async function checkEnteredPayment({
  transaction,
  before,
  body,
}: Write<typeof payments, EnteredPayment | undefined>): Promise<void> {
  if (!before) return;
  if (!isEnteredType(before.typeId))
    throw new Failure(
      409,
      "This payment is the sum of statement lines and can't be changed. Add an adjustment to the batch instead.",
    );
  requireOpen(await lockBatch(transaction, before.batchId));
  if (body) requireEnteredType(body.typeId);
}

/** The columns of an entered payment. */
export function columnsOfPayment({ before, body }: Write<typeof payments, EnteredPayment>) {
  if (!before) throw new Error("Payments are added to batches.");
  const { slipId, batchId, agentId, year, month } = before;
  return { slipId, batchId, agentId, year, month, ...columnsOfEntry(body) };
}
