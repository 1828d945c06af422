import { request } from "../../../api/client.ts";
import { onActivity } from "../../../session/last-activity.ts";
import { readToken } from "../../../session/session.ts";

const storageKey = "portico.last-ping";
/** The minimum delay between activity reports of all tabs, in milliseconds. */
export const pingInterval = 60_000;

/** Reports activity in this tab to the server. Returns a function that stops it. */
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

/**
 * Returns the milliseconds until the next report may be sent. A time in the future means that the clock was set back.
 */
export function pingDelay(last: number, now: number): number {
  const wasClockSetBack = last > now;
  return wasClockSetBack ? 0 : Math.max(0, last + pingInterval - now);
}

function lastPing(): number {
  return Number(localStorage.getItem(storageKey) ?? 0) || 0;
}

function send() {
  if (readToken() === undefined) return;
  localStorage.setItem(storageKey, String(Date.now()));
  // A failed report is replaced by the next one.
  request("session.activity").catch(() => undefined);
}
