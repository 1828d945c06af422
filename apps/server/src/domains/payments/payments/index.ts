import type { paymentBody } from "@portico/contract/features/payments/payments.schemas";
import { sql } from "drizzle-orm";
import type * as z from "zod";
import { signedIn } from "../../../access/caller.ts";
import { agents, genericEntries, paymentBatches, paymentSlips, payments } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import type { Write } from "../../../feature/crud/crud.ts";
import { feature } from "../../../feature/feature.ts";
import { bindList } from "../../../lists/list.ts";
import { columnsOfEntry, isEnteredType, lockBatch, requireEnteredType, requireOpen } from "../open-batch.ts";
import { sendSlip } from "./send-slip.ts";
import { summarizePayments } from "./summarize-payments.ts";

/** Payments to agents, their sums, and payment slips. */
export const paymentsFeature = feature({
  list: {
    id: "payments.list",
    scope: "AgentPayment",
    table: payments,
    fields: {
      name: agents.name,
      typePayment: genericEntries.name,
      batchName: paymentBatches.name,
      batchStatus: sql`(select statuses.name from ${paymentBatches} batches
        join ${genericEntries} statuses on statuses.id = batches.status_id where batches.id = ${payments.batchId})`,
      batchStatusId: paymentBatches.statusId,
      paymentDate: paymentBatches.paymentDate,
      paymentNumber: paymentSlips.paymentNumber,
    },
    sortedBy: { paymentNumber: { source: paymentSlips.paymentNumber } },
  },
  category: "payment",
  crud: {
    check: checkEnteredPayment,
    columns: columnsOfPayment,
    entryTypes: { typeId: "paymentType" },
  },
  handlers: (services, { lists }) => ({
    "payments.summaries": ({ query, caller }) =>
      summarizePayments(
        services.database,
        bindList(lists["payments.list"], services),
        signedIn(caller),
        query,
      ),
    "payments.slip": (request) => sendSlip(services, request),
  }),
});

type EnteredPayment = z.output<typeof paymentBody>;

/**
 * Rejects changes of payments that consist of statement lines, and of payments in batches that are not open.
 * @throws Failure 409, 422
 */
async function checkEnteredPayment({
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
function columnsOfPayment({ before, body }: Write<typeof payments, EnteredPayment>) {
  if (!before) throw new Error("Payments are added to batches.");
  const { slipId, batchId, agentId, year, month } = before;
  return { slipId, batchId, agentId, year, month, ...columnsOfEntry(body) };
}
