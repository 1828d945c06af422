import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../access/caller.ts";
import type { Database } from "../db/database.ts";
import { agents, sessions, userClaims, userRoles, users, visibility } from "../db/schema/index.ts";

const second = 1000;
/** A session ends that long after it began, whatever happens. */
const absoluteLimit = 12 * 60 * 60 * second;
/** A session ends after that much time without a request. */
const idleLimit = 900 * second;
/** Activity is written at most that often; the idle limit allows for it, so that nobody is cut off early. */
const activityStep = 60 * second;

/** Begins a session and forgets those that are over. */
export async function beginSession(database: Database, userId: string, now: Date) {
  await database.delete(sessions).where(lt(sessions.expiresAt, now));
  const [session] = await database
    .insert(sessions)
    .values({
      userId,
      createdAt: now,
      lastActivityAt: now,
      expiresAt: new Date(now.getTime() + absoluteLimit),
    })
    .returning({ id: sessions.id, expiresAt: sessions.expiresAt });
  if (!session) throw new Error("A session was written and is not there.");
  return session;
}

/** Ends a session at once. */
export async function endSession(database: Database, sessionId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Whom a live session belongs to, with the roles, claims and grants of this moment. */
export async function findCaller(
  database: Database,
  sessionId: string,
  now: Date,
): Promise<Caller | undefined> {
  const [found] = await database
    .select({
      userId: users.id,
      agentId: agents.id,
      lastActivityAt: sessions.lastActivityAt,
      roles: rolesOf(users.id),
      claims: claimsOf(users.id),
      grants: sql`(
        select coalesce(json_agg(json_build_object('agentId', ${visibility.agentId}, 'resourceId', ${visibility.resourceId})), '[]')
        from ${visibility} where ${visibility.contactId} = ${users.contactId}
      )`.mapWith((value) => grants.parse(value)),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(agents, eq(agents.contactId, users.contactId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(users.enabled, true),
        gt(sessions.expiresAt, now),
        gt(sessions.lastActivityAt, new Date(now.getTime() - idleLimit - activityStep)),
      ),
    );
  if (!found) return undefined;
  const { lastActivityAt, ...caller } = found;
  if (now.getTime() - lastActivityAt.getTime() >= activityStep) {
    await database.update(sessions).set({ lastActivityAt: now }).where(eq(sessions.id, sessionId));
  }
  return { sessionId, ...caller };
}

const grants = z.array(z.object({ agentId: z.string(), resourceId: z.string() }));

/** A user's roles, as a column of a query. */
export function rolesOf(userId: typeof users.id): SQL<string[]> {
  return sql<string[]>`array(
    select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${userId} order by 1
  )`;
}

/** The keys of a user's claims, as a column of a query; a claim of the value `false` is not held. */
export function claimsOf(userId: typeof users.id): SQL<string[]> {
  return sql<string[]>`array(
    select distinct ${userClaims.key} from ${userClaims}
    where ${userClaims.userId} = ${userId} and lower(${userClaims.value}) <> 'false' order by 1
  )`;
}
