import { allows, frameAccess } from "@portico/contract";
import type { Caller } from "../access/caller.ts";
import { Failure } from "../errors/failure.ts";
import { readFrameToken } from "../frames/frame-token.ts";
import { findCaller } from "../identity/find-caller.ts";
import type { IdentityServices } from "../identity/identity-services.ts";

/**
 * Who is behind a frame's token: the person whose session it lives by, for the calls that are set for that frame and no
 * other. The session is looked at, never used: a frame keeps none alive.
 * @returns undefined where the token is none of a frame, or its session has ended
 * @throws Failure 403 where the call is none of the frame's, or the frame is not for this person any more
 */
export async function authenticateFrame(
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
    throw new Failure(403, "This token is for the calls of its frame alone, and this is none of them.");
  }
  return caller;
}
