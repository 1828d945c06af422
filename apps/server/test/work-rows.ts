import { randomUUID } from "node:crypto";
import { getTableName, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../src/db/database.ts";
import { type lostPolicies, policies, statusChanges, unpaidPolicies } from "../src/db/schema/index.ts";
import { entryId } from "../src/reference/seed.ts";
import { asSystem } from "./as-system.ts";

/** The tables with rows that agents work on. */
export type WorkTable = typeof policies | typeof unpaidPolicies | typeof lostPolicies;

const added = z.array(z.object({ id: z.string() }));

/** Options for rows of a test. */
export interface WorkRows {
  readonly count: number;
  readonly agentId: string;
  /** The prefix of their policy numbers. @default unique */
  readonly prefix?: string;
}

/**
 * Inserts rows of a table, each with its own policy, whose number ends with its position from 1, and with the initial
 * status. Returns their IDs by position.
 */
export async function addWorkRows(
  database: Database,
  table: WorkTable,
  { count, agentId, prefix = `T${randomUUID().slice(0, 8)}-` }: WorkRows,
): Promise<string[]> {
  const made = await rowsOf(
    asSystem(database),
    sql`insert into ${policies} (policy_number, carrier_id, agent_id, status_id, first_name, last_name, plan_name,
          number_of_members, effective_date, city, county, state, zip_code, paid_through_date, member_responsibility)
        select ${prefix}::text || lpad(place::text, 5, '0'), carrier_id, ${agentId}::uuid,
          ${entryId("policyStatus", "EFFECTUATED")}::uuid, 'Ada', 'Tested', plan_name, 1, date '2025-06-01', city,
          county, state, zip_code, date '2025-12-31', 25
        from (select * from ${policies} order by id limit 1) as model, generate_series(1, ${count}::int) as place
        order by place returning id`,
  );
  const policyIds = added.parse(made).map(({ id }) => id);
  const ids = table === policies ? policyIds : await addWorked(database, table, policyIds);
  await database.execute(
    sql`insert into ${statusChanges} (entity, entity_id, status_id, created_date)
        select ${getTableName(table)}, id, status_id, created_date from ${table}
        where id = any(${sql.param(ids)}::uuid[])`,
  );
  return ids;
}

/** Inserts rows of unpaid or lost policies for these policies, in the same order. */
async function addWorked(
  database: Database,
  table: WorkTable,
  policyIds: readonly string[],
): Promise<string[]> {
  const isUnpaid = table === unpaidPolicies;
  const own = isUnpaid ? sql`paid_through_date, grace_end_date` : sql`reason, lost_date`;
  const values = isUnpaid ? sql`date '2025-12-31', date '2026-01-31'` : sql`'Terminated', date '2026-01-31'`;
  const made = await rowsOf(
    asSystem(database),
    sql`insert into ${table} (policy_id, carrier_id, agent_id, status_id, month, year, ${own})
        select ${policies.id}, ${policies.carrierId}, ${policies.agentId},
          ${entryId(isUnpaid ? "unpaidStatus" : "lostStatus", "NEW")}::uuid, 1, 2026, ${values}
        from unnest(${sql.param(policyIds)}::uuid[]) with ordinality as wanted (id, place)
        join ${policies} on ${policies.id} = wanted.id order by wanted.place returning id`,
  );
  return added.parse(made).map(({ id }) => id);
}
