import { allows, frameAccess } from "@portico/contract";
import type { Caller } from "../access/caller.ts";
import { Failure } from "../errors/failure.ts";
import { readFrameToken } from "../frames/frame-token.ts";
import { bearerToken } from "../http/bearer-token.ts";
import { findCaller } from "../identity/find-caller.ts";
import type { IdentityServices } from "../identity/identity-services.ts";
import { sessionOfToken } from "../identity/tokens.ts";

/**
 * Finds the caller of an `authorization` header. Returns undefined without an active session. Every call except
 * logout activates a pending session: a user who declines to close the previous session logs out of the pending one.
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

/**
 * Authenticates a token of an embedded page: the user whose session it depends on, limited to the calls configured
 * for that page. Does not extend the session.
 * @returns undefined if the text is not such a token or its session has ended
 * @throws Failure 403 if the call is not allowed for the page, or the page is not available to this user
 */
async function authenticateFrame(
  { database, signingKey, settings }: Pick<IdentityServices, "database" | "signingKey" | "settings">,
  token: string,
  endpointId: string,
  now: Date,
): Promise<Caller | undefined> {
  const claims = await readFrameToken(signingKey, token, now);
  if (!claims) return undefined;
  const caller = await findCaller(database, claims.sid, now, "look");
  if (!caller) return undefined;
  const { token: kind, calls } = (await settings())[claims.frame];
  const isNamed = kind === "narrow" && calls.includes(endpointId);
  if (!isNamed || !allows(frameAccess[claims.frame], caller)) {
    throw new Failure(403, "This token doesn't allow this call.");
  }
  return caller;
}
