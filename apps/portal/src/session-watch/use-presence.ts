import { useEffect, useRef, useState } from "react";
import type { Presence } from "../session/inactivity.ts";
import { trackActivity } from "../session/last-activity.ts";
import { type PresenceWatch, watchPresence } from "./watch-presence.ts";

/** Watches for a person; `onGone` is called when no one was noticed for too long. */
export function usePresence(onGone: () => void) {
  const [presence, setPresence] = useState<Exclude<Presence, { state: "gone" }>>();
  const gone = useRef(onGone);
  const watch = useRef<PresenceWatch>(undefined);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    const watching = watchPresence({ onChange: setPresence, onGone: () => gone.current() });
    watch.current = watching;
    const stops = [watching.stop, trackActivity(), onReturn(watching.look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return { presence, stay: () => watch.current?.stay() };
}

/** Calls `look` when the page is seen again. */
function onReturn(look: () => void): () => void {
  const stop = new AbortController();
  document.addEventListener("visibilitychange", look, stop);
  window.addEventListener("pageshow", look, stop);
  window.addEventListener("focus", look, stop);
  return () => stop.abort();
}
