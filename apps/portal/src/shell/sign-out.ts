import { request } from "../api/client.ts";
import { endSession } from "../session/session.ts";

/** Milliseconds that signing out waits for the server. */
const patience = 3000;

/**
 * Ends the session on the server and in every tab, and leaves for the login page by loading it anew, so that
 * nothing fetched stays in memory. A server that does not answer holds nobody back for long.
 */
export async function signOut() {
  await request("identity.logout", { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  endSession();
  window.location.assign("/login");
}
