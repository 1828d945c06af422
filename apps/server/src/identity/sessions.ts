import { idleLimit } from "@portico/contract";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../db/database.ts";
import { sessions } from "../db/schema/index.ts";
import { lockAccount } from "./account.ts";

const second = 1000;
/** The maximum duration of a session. */
const absoluteLimit = 12 * 60 * 60 * second;
/** The lifetime of a pending session. */
const pendingLimit = 10 * 60 * second;

/** When a session that starts now ends at the latest. */
export function endOfSession(now: Date): Date {
  return new Date(now.getTime() + absoluteLimit);
}

/** The same for an existing session, equal to its token's expiry. */
const absoluteEnd = sql`${sessions.createdAt} + make_interval(secs => ${absoluteLimit / second})`;

/**
 * Creates a session. It is pending if another session of the user is open: its first use ends the other one. The caller
 * must lock the account, so that concurrent sign-ins see each other.
 */
export async function createSession(transaction: Database, userId: string, now: Date) {
  const [open] = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.isPending, false), isLive(now)))
    .limit(1);
  const isPending = open !== undefined;
  const expiresAt = isPending ? new Date(now.getTime() + pendingLimit) : endOfSession(now);
  const [session] = await transaction
    .insert(sessions)
    .values({ userId, createdAt: now, lastActivityAt: now, expiresAt, isPending })
    .returning({ id: sessions.id, isPending: sessions.isPending });
  if (!session) throw new Error("A session was written but not returned.");
  return session;
}

/** Makes a pending session the user's only one. Safe for concurrent first uses. */
export async function activateSession(
  database: Database,
  { sessionId, userId }: { readonly sessionId: string; readonly userId: string },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockAccount(transaction, userId);
    const [taken] = await transaction
      .update(sessions)
      .set({ isPending: false, lastActivityAt: now, expiresAt: absoluteEnd })
      .where(and(eq(sessions.id, sessionId), eq(sessions.isPending, true), isLive(now)))
      .returning({ id: sessions.id });
    if (!taken) return;
    await transaction.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    await recordAudit(transaction, {
      category: "sign-in",
      createdBy: userId,
      result: "closed the last session",
    });
  });
}

/** Records that the user is active. Only this extends a session. */
export async function recordActivity(database: Database, sessionId: string, now: Date): Promise<void> {
  await database.update(sessions).set({ lastActivityAt: now }).where(eq(sessions.id, sessionId));
}

/** Ends a session. */
export async function endSession(database: Database, sessionId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Ends all sessions of a user, including pending ones. */
export async function endSessionsOf(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(sessions).where(eq(sessions.userId, userId));
}

/** Whether a session is neither expired nor idle. */
export function isLive(now: Date) {
  return and(gt(sessions.expiresAt, now), gt(sessions.lastActivityAt, activeSince(now)));
}

/** The same for a prepared statement, with the values of `liveAt`. */
export const isLivePrepared = and(
  gt(sessions.expiresAt, sql.placeholder("now")),
  gt(sessions.lastActivityAt, sql.placeholder("activeSince")),
);

/** The values for `isLivePrepared`. */
export function liveAt(now: Date) {
  return { now: now.toISOString(), activeSince: activeSince(now).toISOString() };
}

/** Sessions last used before this are idle. */
function activeSince(now: Date): Date {
  return new Date(now.getTime() - idleLimit);
}
