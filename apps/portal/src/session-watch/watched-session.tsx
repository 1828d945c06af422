import { useEffect, useRef, useState } from "react";
import { request } from "../api/client.ts";
import type { Presence } from "../session/inactivity.ts";
import { trackActivity } from "../session/last-activity.ts";
import { endSession, readToken, readUser } from "../session/session.ts";
import { signOut } from "../shell/sign-out.ts";
import { askingServer } from "./ask-server.ts";
import { inactivityDialog } from "./lazy-dialogs.ts";
import { pingWhileActive } from "./ping.ts";
import { type PresenceWatch, watchPresence } from "./watch-presence.ts";

/**
 * Reports activity, warns before the inactivity limit, and ends the session at the limit and when the server says so.
 */
export function WatchedSession() {
  const { presence, stay } = usePresence();
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

/** Tracks the user's activity, and ends the session after the user was inactive for too long. */
function usePresence() {
  const [presence, setPresence] = useState<Exclude<Presence, { state: "gone" }>>();
  const watch = useRef<PresenceWatch>(undefined);
  useEffect(() => {
    const started = watchPresence({
      expiresAt: () => readUser()?.expiresAt ?? Number.POSITIVE_INFINITY,
      ask: askingServer(),
      onChange: setPresence,
      onGone: endInactive,
    });
    watch.current = started;
    const stops = [started.stop, trackActivity(), onReturn(started.check)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return { presence, stay: () => watch.current?.stay() };
}

/** Calls `check` when the user returns to the page, and when the network is back. */
function onReturn(check: () => void): () => void {
  const stop = new AbortController();
  const checkIfVisible = () => {
    if (!document.hidden) check();
  };
  document.addEventListener("visibilitychange", checkIfVisible, stop);
  for (const type of ["pageshow", "focus", "online"]) window.addEventListener(type, checkIfVisible, stop);
  return () => stop.abort();
}
