/** A sudden change of the computer's date by more than this is a correction or a sleep, in milliseconds. */
const maxDrift = 5_000;

const listeners = new Set<() => void>();

/** Server time minus the monotonic clock. Before the first response it is a guess: the computer's date. */
let offset = dateOffset();
/** The computer's date minus the monotonic clock, when last compared. */
let lastDateOffset = offset;
let isKnown = false;
let isDoubted = true;
let toldAt = Number.NEGATIVE_INFINITY;

/**
 * The server's time in milliseconds since 1970, counted with the monotonic clock from a response. The computer's date
 * may be wrong by any amount and can change at any moment. In some browsers the monotonic clock stops while the
 * computer sleeps, so the server's time may be later, but is never earlier.
 */
export function serverNow(): number {
  return offset + performance.now();
}

/** Whether a response has told the server's time since the page was loaded. Until then `serverNow` is a guess. */
export function isServerTimeKnown(): boolean {
  return isKnown;
}

/** Whether the server should be asked for its time: no response has told it since the page was loaded, or doubted. */
export function isServerTimeDoubted(): boolean {
  const current = dateOffset();
  if (Math.abs(current - lastDateOffset) > maxDrift) isDoubted = true;
  lastDateOffset = current;
  return isDoubted;
}

/** Makes the next response tell the server's time, unless one has in the last `maxAge` milliseconds. */
export function doubtServerTime(maxAge = 0): void {
  if (performance.now() - toldAt >= maxAge) isDoubted = true;
}

/** Sets the server's time, in milliseconds since 1970. */
export function setServerTime(now: number): void {
  offset = now - performance.now();
  lastDateOffset = dateOffset();
  isKnown = true;
  isDoubted = false;
  toldAt = performance.now();
  for (const listener of listeners) listener();
}

/**
 * Sets the server's time from a response's `Date` header, if it is doubted and the response has one. A response that
 * the browser may have stored is ignored, because it can be of any age.
 */
export function readServerTime({ headers }: Pick<Response, "headers">): void {
  if (!isServerTimeDoubted() || !headers.get("cache-control")?.includes("no-store")) return;
  const date = Date.parse(headers.get("date") ?? "");
  if (!Number.isNaN(date)) setServerTime(date);
}

/** Subscribes to responses that tell the server's time. Returns a function that unsubscribes. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function dateOffset(): number {
  return Date.now() - performance.now();
}
