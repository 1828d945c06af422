import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/database.ts";
import type { Services } from "../../../services/services.ts";
import { type ChangedTotal, changeMonths, type Months } from "./tracking-months.ts";
import type { TrackingSelector } from "./tracking-selectors.ts";

/** What refreshing depends on. */
export type RefreshParts = Pick<Services, "database"> & { readonly clock: Pick<Services["clock"], "today"> };

/** The number of policies per transaction, so that each is short. */
const policiesAtOnce = 500;

/** The number of IDs per query. All of a large carrier would take much memory. */
const idsAtOnce = 20_000;

/** Less than all IDs of policies. */
const firstId = "00000000-0000-0000-0000-000000000000";

/** The advisory lock that serializes changes of the tracking tables. Must never change. */
const trackingLock = 7_046_042;

/**
 * Recomputes `tracking_months` and their totals by agent and by carrier from terms, rates and commission lines, in short
 * transactions. Call it after the transaction that changed any of these. It can be repeated, and several can run at once.
 * @param signal stops between transactions
 * @throws the signal's reason
 */
export async function refreshTracking(
  { database, clock }: RefreshParts,
  selectors: readonly TrackingSelector[],
  signal?: AbortSignal,
): Promise<void> {
  const today = clock.today();
  for (const selector of selectors) {
    for await (const ids of policyIds(database, selector)) {
      signal?.throwIfAborted();
      await database.transaction((transaction) => refreshPolicies(transaction, ids, { ...selector, today }));
    }
  }
}

/**
 * Recomputes months of policies as part of a transaction that changes their lines. At most a thousand policies. Holds
 * the tracking lock until the transaction ends.
 */
export async function refreshPolicies(
  transaction: Database,
  ids: readonly string[],
  months: Months,
): Promise<void> {
  await lockTracking(transaction);
  await removeEmptyTotals(transaction, await changeMonths(transaction, ids, months));
}

/** Waits for other changes of the tracking tables, and blocks new ones until this transaction ends. */
async function lockTracking(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${trackingLock})`);
}

/** The IDs of a selector's policies in groups for one transaction each. */
async function* policyIds(database: Database, { policies }: TrackingSelector): AsyncGenerator<string[]> {
  for (let after: string | undefined = firstId; after !== undefined; ) {
    const rows = await rowsOf(
      database,
      sql`select distinct id from (${policies}) as selected where id > ${after} order by id limit ${idsAtOnce}`,
    );
    const ids = rows.map(({ id }) => String(id));
    for (let from = 0; from < ids.length; from += policiesAtOnce) {
      yield ids.slice(from, from + policiesAtOnce);
    }
    after = ids.length < idsAtOnce ? undefined : ids.at(-1);
  }
}

/** Deletes totals that count no policies any more. */
async function removeEmptyTotals(transaction: Database, totals: readonly ChangedTotal[]): Promise<void> {
  const empty = totals.filter(({ policies }) => policies === 0).map(({ id }) => id);
  if (empty.length === 0) return;
  await transaction.execute(sql`delete from tracking_totals where id = any(${sql.param(empty)}::bigint[])`);
  await transaction.execute(sql`delete from tracking_carrier_totals where policies = 0`);
}
