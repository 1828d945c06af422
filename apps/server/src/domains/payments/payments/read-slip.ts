import type { Slip } from "@portico/contract/features/payments/payments.schemas";
import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { visibleTo } from "../../../access/scope.ts";
import { type Database, rowsOf } from "../../../db/database.ts";
import {
  agents,
  carriers,
  genericEntries,
  paidLines,
  paymentBatches,
  paymentSlips,
  payments,
} from "../../../db/schema/index.ts";
import { notFound } from "../../../errors/failure.ts";
import { entryId } from "../../../reference/seed.ts";

const amount = z.coerce.number();
const commission = sql`${payments.typeId} = ${entryId("paymentType", "COMMISSION")}::uuid`;
const chargeback = sql`${payments.typeId} = ${entryId("paymentType", "CHARGEBACK")}::uuid`;
const isEntered = sql`not (${commission} or ${chargeback})`;

/**
 * Reads the payment slip with a payment number. All parts are of the same moment.
 * @throws Failure 404 if it doesn't exist or isn't visible to the caller
 */
export function readSlip(database: Database, caller: Caller, paymentNumber: number): Promise<Slip> {
  return database.transaction(
    async (transaction) => {
      const slip = await readHead(transaction, caller, paymentNumber);
      return {
        ...slip,
        ...(await readTotals(transaction, slip.id)),
        carriers: await readCarriers(transaction, slip.id),
        lines: await readLines(transaction, slip.id),
        adjustments: await readAdjustments(transaction, slip.id),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function readHead(transaction: Database, caller: Caller, paymentNumber: number) {
  const [slip] = await transaction
    .select({
      id: paymentSlips.id,
      agentId: paymentSlips.agentId,
      agent: agents.name,
      npn: agents.npn,
      batchName: paymentBatches.name,
      batchStatus: genericEntries.name,
      createdDate: paymentBatches.createdDate,
      paymentDate: paymentBatches.paymentDate,
    })
    .from(paymentSlips)
    .innerJoin(agents, eq(agents.id, paymentSlips.agentId))
    .innerJoin(paymentBatches, eq(paymentBatches.id, paymentSlips.batchId))
    .innerJoin(genericEntries, eq(genericEntries.id, paymentBatches.statusId))
    .where(
      and(
        eq(paymentSlips.paymentNumber, paymentNumber),
        visibleTo(caller, { area: "AgentPayment", agentId: paymentSlips.agentId }),
      ),
    );
  if (!slip) throw notFound("This payment slip");
  return { ...slip, paymentNumber: String(paymentNumber), createdDate: slip.createdDate.toISOString() };
}

async function readTotals(transaction: Database, slipId: string) {
  const [totals] = await rowsOf(
    transaction,
    sql`select coalesce(sum(${payments.amount}) filter (where ${commission}), 0) as "totalCommissions",
      coalesce(sum(${payments.amount}) filter (where ${chargeback}), 0) as "totalChargebacks",
      coalesce(sum(${payments.amount}) filter (where ${isEntered}), 0) as "totalAdjustments",
      coalesce(sum(${payments.amount}), 0) as total
      from ${payments} where ${payments.slipId} = ${slipId}`,
  );
  const totalsRow = {
    totalCommissions: amount,
    totalChargebacks: amount,
    totalAdjustments: amount,
    total: amount,
  };
  return z.object(totalsRow).parse(totals);
}

async function readCarriers(transaction: Database, slipId: string) {
  const rows = await rowsOf(
    transaction,
    sql`select ${carriers.name} as carrier, sum(${payments.lines})::int as lines,
      coalesce(sum(${payments.amount}) filter (where ${commission}), 0) as commissions,
      coalesce(sum(${payments.amount}) filter (where ${chargeback}), 0) as chargebacks
      from ${payments} join ${carriers} on ${carriers.id} = ${payments.carrierId}
      where ${payments.slipId} = ${slipId} and not ${isEntered}
      group by ${carriers.id}, ${carriers.name} order by ${carriers.name}`,
  );
  const sums = z.object({ carrier: z.string(), lines: z.number(), commissions: amount, chargebacks: amount });
  return z.array(sums).parse(rows);
}

async function readLines(transaction: Database, slipId: string) {
  const rows = await transaction
    .select({
      carrier: paidLines.carrier,
      typePayment: paidLines.typePayment,
      policyNumber: paidLines.policyNumber,
      insuredName: paidLines.insuredName,
      month: paidLines.month,
      year: paidLines.year,
      members: paidLines.members,
      amount: paidLines.amount,
    })
    .from(paidLines)
    .where(eq(paidLines.slipId, slipId))
    .orderBy(paidLines.carrier, paidLines.year, paidLines.month, paidLines.policyNumber, paidLines.id);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

async function readAdjustments(transaction: Database, slipId: string) {
  const rows = await transaction
    .select({
      typePayment: genericEntries.name,
      carrier: carriers.name,
      comment: payments.comment,
      amount: payments.amount,
    })
    .from(payments)
    .innerJoin(genericEntries, eq(genericEntries.id, payments.typeId))
    .leftJoin(carriers, eq(carriers.id, payments.carrierId))
    .where(and(eq(payments.slipId, slipId), isEntered))
    .orderBy(payments.createdDate, payments.id);
  return rows.map((row) => ({ ...row, comment: row.comment ?? "", amount: Number(row.amount) }));
}
