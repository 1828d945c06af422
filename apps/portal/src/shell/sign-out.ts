import { messages } from "../messages/messages.ts";
import { request } from "../renderer/client/client.ts";
import { messages as screenMessages } from "../renderer/messages/messages.ts";
import { navigateAway } from "../renderer/unsaved/before-unload.ts";
import { confirmLeave } from "../renderer/unsaved/leave-confirmation.ts";
import { isAnythingUnsaved } from "../renderer/unsaved/other-tabs.ts";
import { hasUnsavedChanges } from "../renderer/unsaved/unsaved-changes.ts";
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
    const { text } = screenMessages.leave;
    if (!(await confirmLeave(hasUnsavedChanges() ? text : messages.session.unsavedElsewhere))) return false;
  }
  const signal = AbortSignal.timeout(logoutTimeout);
  // Passes the token explicitly, so that a 401 doesn't open the sign-in dialog.
  await request("identity.logout", { token: readToken(), signal }).catch(() => undefined);
  endSession("logout");
  navigateAway("/login");
  return true;
}
