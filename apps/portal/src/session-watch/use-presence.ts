import { useEffect, useRef, useState } from "react";
import type { Presence } from "../session/inactivity.ts";
import { trackActivity } from "../session/last-activity.ts";
import { type PresenceWatch, watchPresence } from "./watch-presence.ts";

/** Tracks the user's activity. Calls `onGone` after the user was inactive for too long. */
export function usePresence(onGone: () => void) {
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
