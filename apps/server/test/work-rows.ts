import { randomUUID } from "node:crypto";
import { getTableName, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../src/db/database.ts";
import { type lostPolicies, policies, statusChanges, unpaidPolicies } from "../src/db/schema/index.ts";
import { entryId } from "../src/reference/seed.ts";
import { asSystem } from "./as-system.ts";

/** The tables whose rows are worked. */
export type WorkTable = typeof policies | typeof unpaidPolicies | typeof lostPolicies;

const added = z.array(z.object({ id: z.string() }));

/** What rows made for a test are like. */
export interface WorkRows {
  readonly count: number;
  readonly agentId: string;
  /** What their policy numbers begin with. @default of their own */
  readonly prefix?: string;
}

/**
 * Adds rows of a table, each with a policy of its own whose number ends with its place, from 1, and with the status it
 * begins with; answers their ids by that place.
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

/** Rows of unpaid or lost policies over these policies, in the same order. */
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
