import { monthLabelOf } from "@portico/contract";
import type { rateBody } from "@portico/contract/features/commissions/rates.schemas";
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "../../../db/database.ts";
import { paymentBatches, payments, type rates } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import { entryId } from "../../../reference/seed.ts";

type Rate = typeof rates.$inferSelect;

/**
 * Rejects changes of a rate that payments in posted or paid batches use. Such a rate can only be ended, and not before
 * a month that uses it. `isRateOfMonth` says which rate a month uses.
 * @throws Failure 409
 */
export async function checkUsedRate(
  transaction: Database,
  before: Rate,
  body: z.output<typeof rateBody>,
): Promise<void> {
  const lastUsed = await findLastUsedMonth(transaction, before);
  if (!lastUsed) return;
  const name = `${monthLabelOf(lastUsed.month)} ${lastUsed.year}`;
  const used = `Posted payments up to ${name} use this rate`;
  const isChanged =
    body.agentId !== before.agentId ||
    body.carrierId !== before.carrierId ||
    body.rate1 !== before.rate1 ||
    body.startDate !== before.startDate;
  if (isChanged)
    throw new Failure(
      409,
      `${used}, so only its end date can be changed. End it, and add a rate for the time after that.`,
    );
  const { endDate } = body;
  if (endDate === undefined || endDate >= firstDayOf(lastUsed)) return;
  throw new Failure(409, `${used}. It can't end before then.`, { endDate: [`Can't end before ${name}`] });
}

/** The last month with a posted or paid payment in the rate's period. */
async function findLastUsedMonth(transaction: Database, { agentId, carrierId, startDate, endDate }: Rate) {
  const firstDay = sql`make_date(${payments.year}, ${payments.month}, 1)`;
  const [found] = await transaction
    .select({ year: payments.year, month: payments.month })
    .from(payments)
    .innerJoin(paymentBatches, eq(paymentBatches.id, payments.batchId))
    .where(
      and(
        eq(payments.agentId, agentId),
        eq(payments.carrierId, carrierId),
        gt(payments.lines, 0),
        sql`${firstDay} between ${startDate}::date and coalesce(${endDate}::date, 'infinity')`,
        inArray(paymentBatches.statusId, [
          entryId("paymentBatchStatus", "POSTED"),
          entryId("paymentBatchStatus", "PAID"),
        ]),
      ),
    )
    .orderBy(desc(payments.year), desc(payments.month))
    .limit(1);
  return found;
}

function firstDayOf({ year, month }: { readonly year: number; readonly month: number }): string {
  return `${year}-${String(month).padStart(2, "0")}-01`;
}
