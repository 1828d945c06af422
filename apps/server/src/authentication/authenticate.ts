import type { Caller } from "../access/caller.ts";
import { bearerToken } from "../http/bearer-token.ts";
import { findCaller } from "../identity/find-caller.ts";
import type { IdentityServices } from "../identity/identity-services.ts";
import { sessionOfToken } from "../identity/tokens.ts";
import { authenticateFrame } from "./authenticate-frame.ts";

/**
 * Who is behind an `authorization` header; undefined where no live session is. Every call uses a session but logging
 * out: who declines to close the last session logs the pending one out, and closes nothing by it.
 */
export async function authenticate(
  services: Pick<IdentityServices, "database" | "signingKey" | "clock" | "settings">,
  authorization: string | undefined,
  endpointId: string,
): Promise<Caller | undefined> {
  const token = bearerToken(authorization);
  if (!token) return undefined;
  const { database, signingKey, clock } = services;
  const now = clock.now();
  const sessionId = await sessionOfToken(signingKey, token, now);
  if (sessionId === undefined) return authenticateFrame(services, token, endpointId, now);
  return findCaller(database, sessionId, now, endpointId === "identity.logout" ? "look" : "use");
}
