import { isNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { lockRows } from "../../../../audit/lock-rows.ts";
import { setAuthor } from "../../../../db/author.ts";
import { type Database, rowsOf } from "../../../../db/database.ts";
import { lostPolicies, settings, unpaidPolicies } from "../../../../db/schema/index.ts";
import { lostRule, unpaidRule, type WorkRule } from "./work-rules.ts";

/** The date, and who caused the refresh. */
export interface RefreshOptions {
  /** `YYYY-MM-DD` in the business time zone. */
  readonly today: string;
  /** A user's ID, or null for the system. */
  readonly by: string | null;
}

/** The settings entry with the time of the last refresh. */
export const refreshedAtSetting = "policies worked out at";

/**
 * Refreshes the unpaid and lost policies from all policies. Open rows keep their status, agent, and notes. Settled rows
 * are resolved, and new ones start as New. Call it in the transaction that changed the policies.
 */
export async function refreshUnpaidAndLost(
  transaction: Database,
  { today, by }: RefreshOptions,
): Promise<{ readonly lost: RefreshCounts; readonly unpaid: RefreshCounts }> {
  const lost = await applyRule(transaction, lostRule(today), by);
  const unpaid = await applyRule(transaction, unpaidRule(today), by);
  const value = new Date().toISOString();
  await transaction
    .insert(settings)
    .values({ name: refreshedAtSetting, value })
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } });
  return { lost, unpaid };
}

/** How many rows were added, changed, and resolved. */
interface RefreshCounts {
  readonly added: number;
  readonly changed: number;
  readonly resolved: number;
}

const tables = { lost_policies: lostPolicies, unpaid_policies: unpaidPolicies } as const;

/** The maximum number of rows per statement, so that none times out. */
const rowsAtOnce = 5_000;

/** Updates a table to match the policies, and writes the first status of new rows. */
async function applyRule(transaction: Database, rule: WorkRule, by: string | null): Promise<RefreshCounts> {
  const rows = tables[rule.table];
  await setAuthor(transaction, by);
  await lockRows(transaction, rows, isNull(rows.resolvedDate));
  await transaction.execute(sql`drop table if exists found_policies`);
  await transaction.execute(
    sql`create temp table found_policies on commit drop as
      select *, row_number() over () as place from (${rule.query}) found`,
  );
  await transaction.execute(sql`create index on found_policies (place)`);
  await transaction.execute(sql`create index on found_policies (policy_id)`);
  await transaction.execute(sql`analyze found_policies`);
  const [{ count } = { count: 0 }] = counted.parse(
    await rowsOf(transaction, sql`select count(*) from found_policies`),
  );
  const total = { added: 0, changed: 0, resolved: 0 };
  for (let from = 0; from < count; from += rowsAtOnce) {
    const some = sql`f.place > ${from} and f.place <= ${from + rowsAtOnce}`;
    total.changed += await countOf(transaction, changeStatement(rule, some));
    total.added += await countOf(transaction, addStatement(rule, some));
  }
  for (let last = rowsAtOnce; last === rowsAtOnce; total.resolved += last) {
    last = await countOf(transaction, resolveStatement(rule));
  }
  return total;
}

const counted = z.array(z.object({ count: z.coerce.number() }));

async function countOf(transaction: Database, statement: SQL): Promise<number> {
  return counted.parse(await rowsOf(transaction, statement))[0]?.count ?? 0;
}

/** Updates open rows that differ from their policies. Keeps status, agent, and notes. */
function changeStatement({ table, values }: WorkRule, some: SQL): SQL {
  const set = values.map((name) => `${name} = f.${name}`).join(", ");
  const both = (of: string) => `(${values.map((name) => `${of}.${name}`).join(", ")})`;
  return sql`
    with changed as (
      update ${sql.raw(table)} w set ${sql.raw(set)}
      from found_policies f join ${sql.raw(table)} b on b.policy_id = f.policy_id and b.resolved_date is null
      where ${some} and w.id = b.id and ${sql.raw(both("b"))} is distinct from ${sql.raw(both("f"))}
      returning w.id
    )
    select count(*) from changed`;
}

function addStatement(
  { table, values, initialStatusId: begins, listWhen: listed = sql`true` }: WorkRule,
  some: SQL,
): SQL {
  const named = ["policy_id", "carrier_id", "agent_id", ...values];
  return sql`
    with added as (
      insert into ${sql.raw(table)} (${sql.raw(named.join(", "))}, status_id)
      select ${sql.raw(named.join(", "))}, ${begins}::uuid from found_policies f
      where ${some} and ${listed} and not exists (
        select from ${sql.raw(table)} w where w.policy_id = f.policy_id and w.resolved_date is null
      )
      returning id, status_id, created_date
    ), began as (
      insert into status_changes (entity, entity_id, status_id, created_date)
      select ${table}, id, status_id, created_date from added
    )
    select count(*) from added`;
}

/** Resolves open rows that no longer follow from the policies. */
function resolveStatement({ table }: WorkRule): SQL {
  return sql`
    with resolved as (
      update ${sql.raw(table)} set resolved_date = now()
      where id in (
        select w.id from ${sql.raw(table)} w
        where w.resolved_date is null and not exists (select from found_policies f where f.policy_id = w.policy_id)
        limit ${rowsAtOnce}
      )
      returning id
    )
    select count(*) from resolved`;
}
