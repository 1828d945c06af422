import { idleLimit } from "./inactivity.ts";

const storageKey = "portico.last-activity";
/** Milliseconds within which further signs are not written down. */
const precision = 1000;

/** Where a person was noticed: in this tab, or in another. */
export type ActivitySource = "here" | "elsewhere";

const listeners = new Set<(place: ActivitySource) => void>();

/** When a person was last noticed in any tab, in milliseconds since 1970; undefined before the first time. */
export function lastActivity(): number | undefined {
  const stored = Number(localStorage.getItem(storageKey) ?? Number.NaN);
  return Number.isFinite(stored) ? Math.min(stored, Date.now()) : undefined;
}

/** Whether nobody was noticed in any tab for so long that a session ends. */
export function isIdleTooLong(): boolean {
  return Date.now() - (lastActivity() ?? Date.now()) >= idleLimit;
}

/** Writes down that a person is there, for all tabs. Once it is too late it does not count. */
export function recordActivity() {
  const before = lastActivity();
  const isRecent = before !== undefined && Date.now() - before < precision;
  if (!isRecent && !isIdleTooLong()) resetActivity();
  for (const listener of listeners) listener("here");
}

/** Begins the count anew: somebody signed in. */
export function resetActivity() {
  localStorage.setItem(storageKey, String(Date.now()));
}

/** Calls the listener whenever a person is noticed, in this tab or another. */
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

/** Notices a person by mouse move, key, touch and scroll, until the function returned is called. */
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
