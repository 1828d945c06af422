import { useEffect } from "react";
import { request } from "../api/client.ts";
import { endSession, readToken } from "../session/session.ts";
import { signOut } from "../shell/sign-out.ts";
import { inactivityDialog } from "./lazy-dialogs.ts";
import { pingWhileActive } from "./ping.ts";
import { usePresence } from "./use-presence.ts";

/** Reports activity, warns before the inactivity limit, and ends the session at the limit. */
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

/** Also ends the session on the server, so that its token can't be used. */
function endInactive() {
  const token = readToken();
  if (token === undefined) return;
  endSession("inactivity");
  request("identity.logout", { token }).catch(() => undefined);
}
