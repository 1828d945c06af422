import { desc, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../db/database.ts";
import { audit, auditSeals } from "../../db/schema/index.ts";
import { hashDay } from "./hash-day.ts";

/** A day that was sealed. */
export type AuditSeal = typeof auditSeals.$inferSelect;

/** Seals finished days, one after the other. */
export interface AuditSealer {
  /**
   * Seals every day (UTC) that is over and not sealed yet. A day some of whose rows may still be uncommitted is left
   * for the next time.
   * @returns the days it sealed, the oldest first; without those that another instance sealed meanwhile
   */
  sealFinishedDays(): Promise<AuditSeal[]>;
}

/** A sealer over a database; any number of instances may have one. */
export function createAuditSealer(database: Database): AuditSealer {
  /** Transactions older than this one may still write rows of the day. */
  let barrier: { readonly day: string; readonly transactionId: string } | undefined;
  const isSettled = async (day: string) => {
    if (barrier?.day !== day) barrier = { day, transactionId: await newTransactionId(database) };
    return isPast(database, barrier.transactionId);
  };
  return {
    sealFinishedDays: async () => {
      const sealed: AuditSeal[] = [];
      while (true) {
        const day = await nextDay(database);
        // A clock that was set back can open the day again: what was seen of it no longer holds.
        if (day === undefined) barrier = undefined;
        if (day === undefined || !(await isSettled(day))) return sealed;
        const [previous] = await database.select().from(auditSeals).orderBy(desc(auditSeals.day)).limit(1);
        const previousHash = previous?.hash ?? null;
        const hashed = await hashDay(database, day, previousHash);
        const written = await database
          .insert(auditSeals)
          .values({ day, previousHash, ...hashed })
          .onConflictDoNothing()
          .returning();
        sealed.push(...written);
      }
    },
  };
}

const nextDayRow = z.object({ day: z.string().nullable(), is_over: z.boolean().nullable() });

/**
 * The next day to seal, if it is over. The database's clock decides, which also dates the rows; the minute is for
 * statements that began just before midnight.
 */
async function nextDay(database: Database): Promise<string | undefined> {
  const [found] = await rowsOf(
    database,
    sql`select day::text as day,
      (day + 1)::timestamp at time zone 'UTC' + interval '1 minute' < clock_timestamp() as is_over
    from (select coalesce(
      (select max(${auditSeals.day}) + 1 from ${auditSeals}),
      (select (min(${audit.writtenAt}) at time zone 'UTC')::date from ${audit})
    ) as day) as next`,
  );
  const { day, is_over } = nextDayRow.parse(found);
  return is_over && day !== null ? day : undefined;
}

async function newTransactionId(database: Database): Promise<string> {
  const [row] = await rowsOf(database, sql`select pg_current_xact_id()::text as id`);
  return z.object({ id: z.string() }).parse(row).id;
}

/** Whether a transaction and all older ones have ended. It asks for no lock: the server's role may have none. */
async function isPast(database: Database, transactionId: string): Promise<boolean> {
  const [row] = await rowsOf(
    database,
    sql`select pg_snapshot_xmin(pg_current_snapshot()) > ${transactionId}::xid8 as is_past`,
  );
  return z.object({ is_past: z.boolean() }).parse(row).is_past;
}
