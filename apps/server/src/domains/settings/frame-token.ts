import { allows, frameAccess } from "@portico/contract";
import { decodeJwt } from "jose";
import { signedIn } from "../../access/caller.ts";
import { Failure } from "../../errors/failure.ts";
import { feature } from "../../feature/feature.ts";
import { frameOrigin } from "../../frames/frame-origin.ts";
import { signFrameToken } from "../../frames/frame-token.ts";
import type { Handlers } from "../../http/handler.ts";
import type { Services } from "../../services/services.ts";

/** Milliseconds until a narrow token expires. */
const lifetime = 10 * 60 * 1000;

/** Tokens for embedded pages. */
export const frameTokenFeature = feature({ handlers: frameTokenHandlers });

function frameTokenHandlers({ settings, signingKey, clock }: Services) {
  return {
    "session.frameToken": async ({ body: { frame }, caller: anybody, bearer }) => {
      const caller = signedIn(anybody);
      if (!allows(frameAccess[frame], caller)) {
        throw new Failure(
          403,
          "You don't have access to this page. Ask a security administrator for access.",
        );
      }
      const { [frame]: set, publicUrl } = await settings();
      const origin = frameOrigin(set, publicUrl);
      if (origin === undefined)
        throw new Failure(
          404,
          "This page isn't set up yet. Ask an administrator to set it up in Configuration.",
        );
      if (set.token === "session" && bearer !== undefined) {
        const { exp = 0 } = decodeJwt(bearer);
        return { token: bearer, origin, expiresAt: new Date(exp * 1000).toISOString() };
      }
      const expiresAt = new Date(clock.now().getTime() + lifetime);
      const token = await signFrameToken(signingKey, { sid: caller.sessionId, frame }, expiresAt);
      return { token, origin, expiresAt: expiresAt.toISOString() };
    },
  } satisfies Partial<Handlers>;
}
