import { desc, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../db/database.ts";
import { audit, auditSeals } from "../../db/schema/index.ts";
import { hashDay } from "./hash-day.ts";

/** The seal of a day. */
export type AuditSeal = typeof auditSeals.$inferSelect;

/** Seals finished days in order. */
export interface AuditSealer {
  /**
   * Seals every finished day (UTC) that is not sealed yet. Skips a day whose rows may still be uncommitted.
   * @returns the days it sealed, oldest first
   */
  sealFinishedDays(): Promise<AuditSeal[]>;
}

/** Creates a sealer. Any number of instances may run one. */
export function createAuditSealer(database: Database): AuditSealer {
  /** Older transactions may still write rows for the day. */
  let barrier: { readonly day: string; readonly transactionId: string } | undefined;
  const isSettled = async (day: string) => {
    if (barrier?.day !== day) barrier = { day, transactionId: await newTransactionId(database) };
    return hasEnded(database, barrier.transactionId);
  };
  return {
    sealFinishedDays: async () => {
      const sealed: AuditSeal[] = [];
      while (true) {
        const day = await nextDay(database);
        // If the clock is set back, the day may be open again.
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
 * The next day to seal, if it is over. Uses the database's clock, which also dates the rows. The extra minute is for
 * statements that started just before midnight.
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

/** Whether a transaction and all older ones have ended. Takes no lock, which the server's role may not have. */
async function hasEnded(database: Database, transactionId: string): Promise<boolean> {
  const [row] = await rowsOf(
    database,
    sql`select pg_snapshot_xmin(pg_current_snapshot()) > ${transactionId}::xid8 as is_past`,
  );
  return z.object({ is_past: z.boolean() }).parse(row).is_past;
}
