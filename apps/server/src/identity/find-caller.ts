import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../access/caller.ts";
import type { Database } from "../db/database.ts";
import { agents, sessions, users, visibility } from "../db/schema/index.ts";
import { claimsOf, rolesOf } from "./roles-and-claims.ts";
import { activateSession, isLivePrepared, liveAt } from "./sessions.ts";

/** `use` activates a pending session, `look` doesn't. */
export type SessionUse = "use" | "look";

const grants = z.array(z.object({ agentId: z.string(), resourceId: z.string() }));

/** A user's rights. The query joins `agents`. */
const callerColumns = {
  userId: users.id,
  contactId: users.contactId,
  agentId: agents.id,
  hasOwnPassword: sql<boolean>`${users.passwordSetBy} = 'owner'`,
  roles: rolesOf(users.id),
  claims: claimsOf(users.id),
  grants: sql`(
    select coalesce(json_agg(json_build_object('agentId', ${visibility.agentId}, 'resourceId', ${visibility.resourceId})
      order by ${visibility.agentId}, ${visibility.resourceId}), '[]')
    from ${visibility} where ${visibility.contactId} = ${users.contactId}
  )`.mapWith((value) => grants.parse(value)),
};

/** The user of an active session, with their current roles, claims, and grants. */
export async function findCaller(
  database: Database,
  sessionId: string,
  now: Date,
  use: SessionUse,
): Promise<Caller | undefined> {
  const found = await read(database, sessionId, now);
  if (!found) return undefined;
  const { isPending, ...caller } = found;
  if (!isPending || use === "look") return caller;
  await activateSession(database, caller, now);
  // Another request may have activated it, or another session replaced it.
  const taken = await read(database, sessionId, now);
  if (!taken || taken.isPending) return undefined;
  return caller;
}

async function read(database: Database, sessionId: string, now: Date) {
  const reading = statements.get(database) ?? prepareStatement(database);
  statements.set(database, reading);
  const [found] = await reading.execute({ sessionId, ...liveAt(now) });
  return found;
}

/** An enabled user with their current roles, claims and grants, for work in the background without a session. */
export async function findUser(database: Database, userId: string): Promise<Caller | undefined> {
  const [found] = await database
    .select(callerColumns)
    .from(users)
    .leftJoin(agents, eq(agents.contactId, users.contactId))
    .where(and(eq(users.id, userId), eq(users.enabled, true)));
  return found && { ...found, sessionId: "" };
}

/** Runs for every request, so it is prepared once per database. */
const statements = new WeakMap<Database, ReturnType<typeof prepareStatement>>();

function prepareStatement(database: Database) {
  return database
    .select({
      sessionId: sessions.id,
      isPending: sessions.isPending,
      ...callerColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(agents, eq(agents.contactId, users.contactId))
    .where(and(eq(sessions.id, sql.placeholder("sessionId")), eq(users.enabled, true), isLivePrepared))
    .prepare("portico_caller");
}
