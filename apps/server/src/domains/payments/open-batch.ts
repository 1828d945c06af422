import type { paymentBody } from "@portico/contract/features/payments/payments.schemas";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "../../db/database.ts";
import { paymentBatches } from "../../db/schema/index.ts";
import { Failure, notFound } from "../../errors/failure.ts";
import { validationFailure } from "../../http/validation.ts";
import { entryId } from "../../reference/seed.ts";

type EnteredPayment = z.output<typeof paymentBody>;

/** The types of payments that users enter. The others are sums of statement lines. */
const enteredTypes: readonly string[] = [
  entryId("paymentType", "ADJUSTMENT"),
  entryId("paymentType", "BONUS"),
  entryId("paymentType", "OVERRIDE"),
];

/** Whether users enter payments of this type. */
export function isEnteredType(typeId: string): boolean {
  return enteredTypes.includes(typeId.toLowerCase());
}

/** The columns that a form sets. */
export function columnsOfEntry({ typeId, amount, carrierId, comment }: EnteredPayment) {
  return { typeId, amount: amount.toFixed(2), carrierId: carrierId ?? null, comment };
}

/** @throws Failure 422 for Commission and Chargeback, which only statement lines can have */
export function requireEnteredType(typeId: string): void {
  if (isEnteredType(typeId)) return;
  throw validationFailure("body", { typeId: ["Choose Adjustment, Bonus or Override"] });
}

/**
 * Reads a batch and locks it until the transaction ends, so that its status and payments don't change meanwhile.
 * @throws Failure 404
 */
export async function lockBatch(transaction: Database, id: string) {
  const [batch] = await transaction
    .select()
    .from(paymentBatches)
    .where(eq(paymentBatches.id, id))
    .for("update");
  if (!batch) throw notFound("This payment batch");
  return batch;
}

/** @throws Failure 409 if a batch is not open */
export function requireOpen({ name, statusId }: typeof paymentBatches.$inferSelect): void {
  if (statusId === entryId("paymentBatchStatus", "OPEN")) return;
  throw new Failure(409, `"${name}" is not open anymore, so its payments can't be changed.`);
}
