import { isServerTimeKnown, serverNow } from "../server-time/server-time.ts";
import { idleLimit } from "./inactivity.ts";

/** The time of the last activity in any tab, by the server's clock, in milliseconds since 1970. */
const storageKey = "portico.active-at";
/** Activity is stored at most once in this many milliseconds. */
const precision = 1000;

/** Where activity was detected: in this tab or another. */
export type ActivitySource = "here" | "elsewhere";

const listeners = new Set<(source: ActivitySource) => void>();

/** The last activity that this tab knows, and the stored value that it has seen. */
let activeAt: number | undefined;
let seen: string | null = null;

/**
 * The time of the last activity in any tab, by the server's clock; undefined if there was none. Another tab's value is
 * read once and not trusted to be in the past: its idea of the server's time may differ.
 */
export function lastActivity(): number | undefined {
  const now = serverNow();
  const stored = localStorage.getItem(storageKey);
  if (stored !== seen) {
    seen = stored;
    const elsewhere = Number(stored ?? Number.NaN);
    if (Number.isFinite(elsewhere)) activeAt = Math.max(activeAt ?? elsewhere, Math.min(elsewhere, now));
  }
  if (activeAt !== undefined) activeAt = Math.min(activeAt, now);
  return activeAt;
}

/** Whether all tabs were inactive for so long that the session ends. @param tolerance in milliseconds */
export function isIdleTooLong(tolerance = 0): boolean {
  return serverNow() - (lastActivity() ?? serverNow()) >= idleLimit - tolerance;
}

/** Records activity for all tabs. It has no effect after the idle limit, and until the server's time is known. */
export function recordActivity() {
  if (!isServerTimeKnown()) return;
  const before = lastActivity();
  const isRecent = before !== undefined && serverNow() - before < precision;
  if (!isRecent && !isIdleTooLong()) resetActivity();
  for (const listener of listeners) listener("here");
}

/** Sets the time of the last activity, as after sign-in. @param at by the server's clock */
export function resetActivity(at = serverNow()) {
  activeAt = at;
  seen = String(at);
  localStorage.setItem(storageKey, seen);
}

/** Subscribes to activity in this and other tabs. Returns a function that unsubscribes. */
export function onActivity(listener: (source: ActivitySource) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey) listener("elsewhere");
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** Records mouse movement, key presses, touches and scrolling. Returns a function that stops it. */
export function trackActivity(): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  let lastPosition = "";
  const move = ({ screenX, screenY }: MouseEvent) => {
    // Browsers also fire mousemove when content moves under a still pointer.
    const position = `${screenX} ${screenY}`;
    if (position !== lastPosition) recordActivity();
    lastPosition = position;
  };
  window.addEventListener("mousemove", move, options);
  for (const type of ["keydown", "touchstart", "touchmove", "scroll"] as const) {
    window.addEventListener(type, recordActivity, options);
  }
  return () => stop.abort();
}
