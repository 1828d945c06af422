import { useEffect, useRef, useState } from "react";
import { request } from "../../../api/client.ts";
import type { Presence } from "../../../session/inactivity.ts";
import { trackActivity } from "../../../session/last-activity.ts";
import { endSession, readToken } from "../../../session/session.ts";
import { signOut } from "../../../shell/sign-out.ts";
import { inactivityDialog } from "./lazy-dialogs.ts";
import { pingWhileActive } from "./ping.ts";
import { type PresenceWatch, watchPresence } from "./watch-presence.ts";

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

/** Tracks the user's activity. Calls `onGone` after the user was inactive for too long. */
function usePresence(onGone: () => void) {
  const [presence, setPresence] = useState<Exclude<Presence, { state: "gone" }>>();
  const latestOnGone = useRef(onGone);
  const watch = useRef<PresenceWatch>(undefined);
  useEffect(() => {
    latestOnGone.current = onGone;
  });
  useEffect(() => {
    const started = watchPresence({ onChange: setPresence, onGone: () => latestOnGone.current() });
    watch.current = started;
    const stops = [started.stop, trackActivity(), onReturn(started.check)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return { presence, stay: () => watch.current?.stay() };
}

/** Calls `check` when the page becomes visible again. */
function onReturn(check: () => void): () => void {
  const stop = new AbortController();
  document.addEventListener("visibilitychange", check, stop);
  window.addEventListener("pageshow", check, stop);
  window.addEventListener("focus", check, stop);
  return () => stop.abort();
}
