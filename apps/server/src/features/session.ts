import { signedIn } from "../access/caller.ts";
import { feature } from "../feature/feature.ts";
import type { Handlers } from "../http/handler.ts";
import { recordActivity } from "../identity/sessions.ts";
import type { Services } from "../services/services.ts";

/** The current user's session. */
export const sessionFeature = feature({ handlers: sessionHandlers });

function sessionHandlers({ database, clock }: Services) {
  return {
    "session.activity": async ({ caller }) => {
      await recordActivity(database, signedIn(caller).sessionId, clock.now());
      return null;
    },
  } satisfies Partial<Handlers>;
}
