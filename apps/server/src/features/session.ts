import { endpoints, pathFromOrigin } from "@portico/contract";
import { signedIn } from "../access/caller.ts";
import { feature } from "../feature/feature.ts";
import type { Handlers } from "../http/handler.ts";
import { recordActivity } from "../identity/sessions.ts";
import type { Services } from "../services/services.ts";

/** What every page of the portal reads. */
const startPaths = [
  "/api/Configuration",
  "/api/user/preferences",
  "/api/user/favorites",
  "/api/user/favorites/records",
  "/api/user/photo",
];

const lookupPaths = Object.values(endpoints)
  .filter(({ kind }) => kind === "lookup")
  .map((endpoint) => new URLPattern({ pathname: pathFromOrigin(endpoint) }));

/** The current user's session. */
export const sessionFeature = feature({ handlers: sessionHandlers });

function sessionHandlers({ database, clock }: Services) {
  return {
    "session.start": async ({ query: { screen, lookup = [] }, read }) => {
      const own = screen === undefined ? [] : [`/api/user/preferences/${screen}`];
      const lookups = lookup.filter((path) =>
        lookupPaths.some((pattern) => pattern.test({ pathname: path })),
      );
      const parts: Record<string, unknown> = {};
      // One after the other: a page that waits for its rows must not take several connections.
      for (const path of [...startPaths, ...own, ...lookups]) {
        const found = await read(path);
        if (found && !(found.answer instanceof Response)) parts[path] = found.answer;
      }
      return { parts };
    },
    "session.activity": async ({ caller }) => {
      await recordActivity(database, signedIn(caller).sessionId, clock.now());
      return null;
    },
  } satisfies Partial<Handlers>;
}
