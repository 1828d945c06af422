import { signedIn } from "../access/caller.ts";
import { feature } from "../feature/feature.ts";
import type { Handlers } from "../http/handler.ts";
import { readSession, recordActivity } from "../identity/sessions.ts";
import type { Services } from "../services/services.ts";

/** The current user's session. */
export const sessionFeature = feature({ handlers: sessionHandlers });

function sessionHandlers({ database, clock }: Services) {
  return {
    "session.get": async ({ caller }) => {
      const { expiresAt, lastActivityAt } = await readSession(database, signedIn(caller).sessionId);
      return {
        now: clock.now().toISOString(),
        expiresAt: expiresAt.toISOString(),
        lastActivityAt: lastActivityAt.toISOString(),
      };
    },
    "session.activity": async ({ caller }) => {
      await recordActivity(database, signedIn(caller).sessionId, clock.now());
      return null;
    },
  } satisfies Partial<Handlers>;
}
