import { request } from "../api/client.ts";
import { messages } from "../messages/messages.ts";
import { endSession, readToken } from "../session/session.ts";
import { navigateAway } from "../unsaved/before-unload.ts";
import { confirmLeave } from "../unsaved/leave-confirmation.ts";
import { isAnythingUnsaved } from "../unsaved/other-tabs.ts";
import { hasUnsavedChanges } from "../unsaved/unsaved-changes.ts";

/** Milliseconds that signing out waits for the server. */
const patience = 3000;

/**
 * Ends the session on the server and in every tab, and leaves for the login page by loading it again, so that
 * nothing fetched stays in memory. It asks first where something is not saved, in this tab or another; a server that
 * does not answer holds no one back for long.
 * @returns false where the answer was to stay
 */
export async function signOut(): Promise<boolean> {
  if (await isAnythingUnsaved()) {
    const { text, textElsewhere } = messages.session.leave;
    if (!(await confirmLeave(hasUnsavedChanges() ? text : textElsewhere))) return false;
  }
  const signal = AbortSignal.timeout(patience);
  // One that the server has ended already is what was wanted: no one is asked to sign in again.
  await request("identity.logout", { token: readToken(), signal }).catch(() => undefined);
  endSession("logout");
  navigateAway("/login");
  return true;
}
