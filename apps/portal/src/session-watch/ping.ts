import { request } from "../api/client.ts";
import { onActivity } from "../session/last-activity.ts";
import { readToken } from "../session/session.ts";

const storageKey = "portico.last-ping";
/** All tabs together report activity to the server at most once in this many milliseconds. */
export const pingInterval = 60_000;

/** Tells the server while a person is active in this tab; ends with the function returned. */
export function pingWhileActive(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let activeAt = 0;
  const ping = () => {
    timer = undefined;
    if (lastPing() >= activeAt) return;
    if (pingDelay(lastPing(), Date.now()) > 0) schedule();
    else send();
  };
  const schedule = () => {
    timer ??= setTimeout(ping, pingDelay(lastPing(), Date.now()));
  };
  const stop = onActivity((source) => {
    if (source === "elsewhere") return;
    activeAt = Date.now();
    schedule();
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Milliseconds until the next ping may go out. */
export function pingDelay(last: number, now: number): number {
  const isFromTheFuture = last > now;
  return isFromTheFuture ? 0 : Math.max(0, last + pingInterval - now);
}

function lastPing(): number {
  return Number(localStorage.getItem(storageKey) ?? 0) || 0;
}

function send() {
  if (readToken() === undefined) return;
  localStorage.setItem(storageKey, String(Date.now()));
  // One that is lost is made up for by the next.
  request("session.activity").catch(() => undefined);
}
