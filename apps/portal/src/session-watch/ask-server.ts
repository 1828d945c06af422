import { fetchJson } from "../api/client.ts";
import { setServerTime } from "../server-time/server-time.ts";

/** The shortest time between two questions, in milliseconds. */
const minPause = 5_000;
/** How long to wait for an answer, in milliseconds. */
const timeout = 10_000;

/** Asks the server about the session; see `askingServer`. */
export type AskServer = () => Promise<number | undefined>;

/**
 * Creates a function that asks the server for its time and whether the session goes on. A session that has ended is
 * ended here too, by the answer 401. The function returns the last activity that was reported to the server, in
 * milliseconds since 1970, or undefined without an answer, and if it has just asked.
 */
export function askingServer(): AskServer {
  let askedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - askedAt < minPause) return undefined;
    askedAt = performance.now();
    try {
      const session = await fetchJson("session.get", { signal: AbortSignal.timeout(timeout) });
      setServerTime(Date.parse(session.now));
      return Date.parse(session.lastActivityAt);
    } catch {
      // The session has ended, or the server can't be reached: the watch asks again.
      return undefined;
    }
  };
}
