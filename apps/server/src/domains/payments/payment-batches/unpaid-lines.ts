import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { commissionLines, paymentLines } from "../../../db/schema/index.ts";

/** Which unpaid lines a batch pays. */
export interface BatchSelection {
  /** @default all carriers */
  readonly carrierId?: string | undefined;
  /** The last month. */
  readonly year: number;
  readonly month: number;
  /** @default all agents */
  readonly agentIds?: readonly string[] | undefined;
}

const isUnpaid = sql`not exists (
  select from ${paymentLines} where ${paymentLines.lineId} = ${commissionLines.id} and not ${paymentLines.isVoid}
)`;

/** A condition for the unpaid lines of a selection. */
export function linesOf({ carrierId, year, month, agentIds }: BatchSelection): SQL {
  return (
    and(
      isUnpaid,
      sql`(${commissionLines.year}, ${commissionLines.month}) <= (${year}::smallint, ${month}::smallint)`,
      carrierId === undefined ? undefined : eq(commissionLines.carrierId, carrierId),
      agentIds === undefined || agentIds.length === 0
        ? undefined
        : inArray(commissionLines.agentId, [...agentIds]),
    ) ?? sql`true`
  );
}

/**
 * The common table expressions of a batch: `unpaid`, the matched lines that meet a condition, and `payable`, the agents
 * that the batch pays. Agents with a negative sum are not payable: their lines wait until later commissions exceed
 * their chargebacks.
 */
export function withUnpaidLines(where: SQL): SQL {
  return sql`with unpaid as materialized (
      select ${commissionLines.id}, ${commissionLines.agentId}, ${commissionLines.carrierId},
        ${commissionLines.year}, ${commissionLines.month}, ${commissionLines.amount}
      from ${commissionLines} where ${commissionLines.agentId} is not null and ${where}
    ), payable as (
      select agent_id from unpaid group by agent_id having sum(amount) >= 0
    )`;
}
