import { endpoints, pathFromOrigin } from "@portico/contract";
import { signedIn } from "../../access/caller.ts";
import { feature } from "../../feature/feature.ts";
import type { CheckedRequest, Handlers } from "../../http/handler.ts";
import { toResponseStream } from "../../http/response-stream.ts";
import { recordActivity } from "../../identity/sessions.ts";
import type { Services } from "../../services/services.ts";

/** The current user's session. */
export const sessionFeature = feature({ handlers: sessionHandlers });

function sessionHandlers({ database, clock }: Services) {
  return {
    "session.read": async ({ query: { path = [] }, read, abortResponse }) =>
      new Response(toResponseStream(responseLines(path, read), { abortResponse }), {
        headers: { "content-type": "application/x-ndjson", "cache-control": "no-store" },
      }),
    "session.activity": async ({ caller }) => {
      await recordActivity(database, signedIn(caller).sessionId, clock.now());
      return null;
    },
  } satisfies Partial<Handlers>;
}

/**
 * Each response as a line, as soon as it is there. One after the other: a page that waits for its rows must not take
 * several connections to the database.
 */
async function* responseLines(paths: readonly string[], read: CheckedRequest["read"]) {
  for (const path of paths.filter(isCall)) {
    const response = await read(path);
    const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    if (isJson || response.status === 204) {
      const body = isJson ? await response.text() : "null";
      yield `{"path":${JSON.stringify(path)},"status":${response.status},"body":${body}}\n`;
    } else await response.body?.cancel();
  }
}

/** Whether a path is that of another call, also if it contains `..`. */
function isCall(path: string): boolean {
  const { pathname } = new URL(path, "http://localhost");
  return pathname.startsWith("/api/") && pathname !== pathFromOrigin(endpoints["session.read"]);
}
