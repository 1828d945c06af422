import { request } from "../api/client.ts";
import { endSession } from "./session.ts";

/**
 * Ends the session on the server and in every tab, and leaves for the login page by loading it anew, so that
 * nothing fetched stays in memory. A server that cannot be reached does not hold anybody back.
 */
export async function signOut() {
  await request("identity.logout").catch(() => undefined);
  endSession();
  window.location.assign("/login");
}
