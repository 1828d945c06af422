import type { Caller } from "../access/caller.ts";
import type { Services } from "../services.ts";
import { findCaller } from "./sessions.ts";
import { sessionOfToken } from "./tokens.ts";

/** Who is behind an `authorization` header; undefined where no live session is. */
export async function callerOf(
  { database, signingKey, clock }: Services,
  authorization: string | undefined,
): Promise<Caller | undefined> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? "")?.[1];
  if (!token) return undefined;
  const now = clock.now();
  const sessionId = await sessionOfToken(signingKey, token, now);
  return sessionId === undefined ? undefined : findCaller(database, sessionId, now);
}
