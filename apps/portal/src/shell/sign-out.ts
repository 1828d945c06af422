import { confirmLeave, hasUnsavedChanges, isAnythingUnsaved, navigateAway } from "@portico/renderer/unsaved";
import { request } from "../api/client.ts";
import { messages } from "../messages/messages.ts";
import { endSession, readToken } from "../session/session.ts";

/** How long to wait for the server's response, in milliseconds. */
const logoutTimeout = 3000;

/**
 * Ends the session on the server and in all tabs, and reloads the browser at the login page, so that no fetched data
 * stays in memory. Asks for confirmation if there are unsaved changes in any tab.
 * @returns false if the user decided to stay
 */
export async function signOut(): Promise<boolean> {
  if (await isAnythingUnsaved()) {
    const text = hasUnsavedChanges() ? undefined : messages.session.unsavedElsewhere;
    if (!(await confirmLeave(text))) return false;
  }
  const signal = AbortSignal.timeout(logoutTimeout);
  // Passes the token explicitly, so that a 401 doesn't open the sign-in dialog.
  await request("identity.logout", { token: readToken(), signal }).catch(() => undefined);
  endSession("logout");
  navigateAway("/login");
  return true;
}
