import type { rateBody } from "@portico/contract/features/commissions/rates.schemas";
import { formatDate, formatMoney } from "@portico/format";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type * as z from "zod";
import { agents, carriers, rates } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import type { Write } from "../../../feature/crud/crud.ts";
import { validationFailure } from "../../../http/validation.ts";
import { checkUsedRate } from "./check-used-rate.ts";

type RateWrite = Write<typeof rates, z.output<typeof rateBody> | undefined>;

/**
 * Rejects a new rate that starts before today, a rate whose period overlaps another one of the agent and carrier, and
 * changes of a rate that posted payments use.
 * @throws Failure 422, 409
 */
export async function checkRate(write: RateWrite): Promise<void> {
  const { call, services, body } = write;
  if (!body) return;
  await lockAgent(write, body);
  if (write.before) await checkUsedRate(write.transaction, write.before, body);
  if (call === "create" && body.startDate < services.clock.today()) {
    throw validationFailure("body", { startDate: ["Start date can't be before today"] });
  }
  const overlapping = await findOverlapping(write, body);
  if (!overlapping) return;
  const { agentName, carrierName, rate1, startDate, endDate } = overlapping;
  const period = endDate
    ? `from ${formatDate(startDate)} to ${formatDate(endDate)}`
    : `from ${formatDate(startDate)} on`;
  const text = `Overlaps the rate of ${formatMoney(rate1)} ${period}`;
  throw new Failure(
    409,
    `${text} for ${agentName} and ${carrierName}. Change the dates, or edit that rate.`,
    {
      startDate: [text],
    },
  );
}

/** Locks the agents, so that other rates and the posting of their payments wait until the transaction ends. */
async function lockAgent(
  { transaction, before }: RateWrite,
  { agentId }: z.output<typeof rateBody>,
): Promise<void> {
  const ids = [agentId, before?.agentId ?? agentId];
  await transaction
    .select({ id: agents.id })
    .from(agents)
    .where(inArray(agents.id, ids))
    .orderBy(agents.id)
    .for("no key update");
}

async function findOverlapping({ transaction, id }: RateWrite, body: z.output<typeof rateBody>) {
  const { agentId, carrierId, startDate, endDate = null } = body;
  const [found] = await transaction
    .select({
      agentName: agents.name,
      carrierName: carriers.name,
      rate1: rates.rate1,
      startDate: rates.startDate,
      endDate: rates.endDate,
    })
    .from(rates)
    .innerJoin(agents, eq(agents.id, rates.agentId))
    .innerJoin(carriers, eq(carriers.id, rates.carrierId))
    .where(
      and(
        eq(rates.agentId, agentId),
        eq(rates.carrierId, carrierId),
        ne(rates.id, id),
        sql`daterange(${rates.startDate}, ${rates.endDate}, '[]') && daterange(${startDate}::date, ${endDate}::date, '[]')`,
      ),
    )
    .orderBy(rates.startDate)
    .limit(1);
  return found;
}
