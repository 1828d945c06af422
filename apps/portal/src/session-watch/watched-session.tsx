import { useEffect } from "react";
import { request } from "../api/client.ts";
import { endSession, readToken } from "../session/session.ts";
import { signOut } from "../shell/sign-out.ts";
import { inactivityDialog } from "./lazy-dialogs.ts";
import { pingWhileActive } from "./ping.ts";
import { usePresence } from "./use-presence.ts";

/** Watches a session: reports activity, warns before the idle limit, and ends it. */
export function WatchedSession() {
  const { presence, stay } = usePresence(endInactive);
  useEffect(pingWhileActive, []);
  if (presence?.state !== "warned" && presence?.state !== "back") return null;
  const logOut = () => {
    stay();
    void signOut();
  };
  return (
    <inactivityDialog.Component
      secondsLeft={presence.state === "warned" ? presence.secondsLeft : undefined}
      onStay={stay}
      onLogout={logOut}
    />
  );
}

/** Ends the session on the server, too: no one is to find it open. */
function endInactive() {
  const token = readToken();
  if (token === undefined) return;
  endSession("inactivity");
  request("identity.logout", { token }).catch(() => undefined);
}
