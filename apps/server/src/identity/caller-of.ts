import type { Caller } from "../access/caller.ts";
import { callerOfFrame } from "../frames/caller-of-frame.ts";
import { bearerOf } from "../http/bearer.ts";
import type { Services } from "../services.ts";
import { findCaller } from "./find-caller.ts";
import { sessionOfToken } from "./tokens.ts";

/**
 * Who is behind an `authorization` header; undefined where no live session is. Every call uses a session but logging
 * out: who declines to close the last session logs the pending one out, and closes nothing by it.
 */
export async function callerOf(
  services: Pick<Services, "database" | "signingKey" | "clock" | "settings">,
  authorization: string | undefined,
  endpointId: string,
): Promise<Caller | undefined> {
  const token = bearerOf(authorization);
  if (!token) return undefined;
  const { database, signingKey, clock } = services;
  const now = clock.now();
  const sessionId = await sessionOfToken(signingKey, token, now);
  if (sessionId === undefined) return callerOfFrame(services, token, endpointId, now);
  return findCaller(database, sessionId, now, endpointId === "identity.logout" ? "look" : "use");
}
