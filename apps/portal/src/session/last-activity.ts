import { idleLimit } from "./inactivity.ts";

const storageKey = "portico.last-activity";
/** Milliseconds within which further signs are not written down. */
const precision = 1000;

/** Where activity was detected: in this tab or another. */
export type ActivitySource = "here" | "elsewhere";

const listeners = new Set<(place: ActivitySource) => void>();

/** The time of the last activity in any tab, in ms since 1970; undefined if there was none. */
export function lastActivity(): number | undefined {
  const stored = Number(localStorage.getItem(storageKey) ?? Number.NaN);
  return Number.isFinite(stored) ? Math.min(stored, Date.now()) : undefined;
}

/** Whether there was no activity in any tab for so long that the session ends. */
export function isIdleTooLong(): boolean {
  return Date.now() - (lastActivity() ?? Date.now()) >= idleLimit;
}

/** Records activity for all tabs. It has no effect after the idle limit. */
export function recordActivity() {
  const before = lastActivity();
  const isRecent = before !== undefined && Date.now() - before < precision;
  if (!isRecent && !isIdleTooLong()) resetActivity();
  for (const listener of listeners) listener("here");
}

/** Resets the idle time, after a sign-in. */
export function resetActivity() {
  localStorage.setItem(storageKey, String(Date.now()));
}

/** Calls the listener on activity in this or another tab. */
export function onActivity(listener: (place: ActivitySource) => void): () => void {
  const whenStored = ({ key }: StorageEvent) => {
    if (key === storageKey) listener("elsewhere");
  };
  listeners.add(listener);
  window.addEventListener("storage", whenStored);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", whenStored);
  };
}

/** Tracks mouse moves, keys, touches and scrolling until the returned function is called. */
export function trackActivity(): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  let place = "";
  const move = ({ screenX, screenY }: MouseEvent) => {
    // What moves under a still pointer makes the browser report a move, too.
    const moved = `${screenX} ${screenY}`;
    if (moved !== place) recordActivity();
    place = moved;
  };
  window.addEventListener("mousemove", move, options);
  for (const sign of ["keydown", "touchstart", "touchmove", "scroll"] as const) {
    window.addEventListener(sign, recordActivity, options);
  }
  return () => stop.abort();
}
