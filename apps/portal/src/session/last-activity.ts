import { idleLimit } from "@portico/contract";

const storageKey = "portico.last-activity";
/** Activity is stored at most once in this many milliseconds. */
const precision = 1000;

/** Where activity was detected: in this tab or another. */
export type ActivitySource = "here" | "elsewhere";

const listeners = new Set<(source: ActivitySource) => void>();

/** The time of the last activity in any tab, in ms since 1970; undefined if there was none. */
export function lastActivity(): number | undefined {
  const stored = Number(localStorage.getItem(storageKey) ?? Number.NaN);
  return Number.isFinite(stored) ? Math.min(stored, Date.now()) : undefined;
}

/** Whether all tabs were inactive for so long that the session ends. */
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

/** Resets the inactivity time after sign-in. */
export function resetActivity() {
  localStorage.setItem(storageKey, String(Date.now()));
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
