import { eq, sql } from "drizzle-orm";
import { type AuditSeal, createAuditSealer } from "../src/audit/seals/seal-days.ts";
import type { Database } from "../src/db/database.ts";
import { audit, auditSeals } from "../src/db/schema/index.ts";

/** Midnight (UTC) at the start of the day, this many days ago. */
export function daysAgo(days: number): Date {
  const today = new Date();
  today.setUTCHours(0, 0, 0, 0);
  return new Date(today.getTime() - days * 24 * 60 * 60_000);
}

/** The day in the format of seals. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Runs work on the audit with its triggers disabled, which only the table's owner can do. */
export async function asOwner(database: Database, work: (database: Database) => Promise<unknown>) {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`alter table audit disable trigger user`);
    await transaction.execute(sql`alter table audit_seals disable trigger user`);
    await work(transaction);
    await transaction.execute(sql`alter table audit enable trigger user`);
    await transaction.execute(sql`alter table audit_seals enable trigger user`);
  });
}

/** Writes audit rows dated on an earlier day. */
export function writePast(database: Database, writtenAt: Date, results: readonly string[]) {
  return asOwner(database, (owner) =>
    owner.insert(audit).values(
      results.map((result) => ({
        category: "test",
        result,
        data2: 'a "quoted" text\nwith — everything',
        occurredAt: writtenAt,
        writtenAt,
      })),
    ),
  );
}

/**
 * Seals all days up to yesterday, and returns the new seals. Retries, because open transactions of other test files
 * on the same PostgreSQL server delay sealing.
 */
export async function sealAll(
  database: Database,
  sealer = createAuditSealer(database),
): Promise<AuditSeal[]> {
  const seals: AuditSeal[] = [];
  const yesterday = dayOf(daysAgo(1));
  do {
    seals.push(...(await sealer.sealFinishedDays()));
  } while ((await database.$count(auditSeals, eq(auditSeals.day, yesterday))) === 0);
  return seals;
}
