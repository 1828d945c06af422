import { type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/database.ts";
import { agents, paymentLines, paymentSlips, payments } from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";
import { withUnpaidLines } from "./unpaid-lines.ts";

/** A batch and the condition for the lines that it pays. */
interface ClaimOptions {
  readonly batchId: string;
  readonly where: SQL;
  /** The user who creates the batch. Null for the system. */
  readonly by: string | null;
  /** @default now */
  readonly at?: Date;
}

/**
 * Adds the unpaid lines that match to a batch, as one slip per agent and one payment per agent, carrier, month and
 * type. A unique index rejects a line that another batch pays.
 * @returns the number of lines
 */
export async function claimLines(
  transaction: Database,
  { batchId, where, by, at }: ClaimOptions,
): Promise<number> {
  const [claimed] = await rowsOf(
    transaction,
    sql`${withUnpaidLines(where)}, slips as (
      insert into ${paymentSlips} (batch_id, agent_id)
      select ${batchId}::uuid, agent_id from payable join ${agents} on ${agents.id} = agent_id
      order by ${agents.name}, agent_id
      returning id, agent_id
    ), typed as (
      select unpaid.*, slips.id as slip_id,
        case when amount < 0 then ${chargeback}::uuid else ${commission}::uuid end as type_id
      from unpaid join slips on slips.agent_id = unpaid.agent_id
    ), paid as (
      insert into ${payments}
        (slip_id, batch_id, agent_id, carrier_id, type_id, year, month, amount, lines, created_by, created_date)
      select slip_id, ${batchId}::uuid, agent_id, carrier_id, type_id, year, month, sum(amount), count(*), ${by}::uuid,
        coalesce(${at?.toISOString() ?? null}::timestamptz, now())
      from typed group by slip_id, agent_id, carrier_id, type_id, year, month
      order by agent_id, carrier_id, year, month
      returning id, slip_id, carrier_id, type_id, year, month
    ), claimed as (
      insert into ${paymentLines} (payment_id, line_id, amount)
      select paid.id, typed.id, typed.amount from typed join paid on paid.slip_id = typed.slip_id
        and paid.carrier_id = typed.carrier_id and paid.type_id = typed.type_id and paid.year = typed.year
        and paid.month = typed.month
      returning 1
    )
    select count(*)::int as lines from claimed`,
  );
  return Number(claimed?.lines ?? 0);
}

const commission = entryId("paymentType", "COMMISSION");
const chargeback = entryId("paymentType", "CHARGEBACK");
