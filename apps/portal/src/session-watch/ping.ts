import { request } from "../api/client.ts";
import { serverNow } from "../server-time/server-time.ts";
import { onActivity } from "../session/last-activity.ts";
import { readToken } from "../session/session.ts";

/** When activity was last reported, by the server's clock, in milliseconds since 1970. */
const storageKey = "portico.pinged-at";
/** The minimum delay between activity reports of all tabs, in milliseconds. */
export const pingInterval = 60_000;

/** Reports activity in this tab to the server. Returns a function that stops it. */
export function pingWhileActive(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let activeAt = 0;
  const ping = () => {
    timer = undefined;
    if (lastPing() >= activeAt) return;
    if (pingDelay(lastPing(), serverNow()) > 0) schedule();
    else send();
  };
  const schedule = () => {
    timer ??= setTimeout(ping, pingDelay(lastPing(), serverNow()));
  };
  const stop = onActivity((source) => {
    if (source === "elsewhere") return;
    activeAt = serverNow();
    schedule();
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/**
 * Returns the milliseconds until the next report may be sent. A time in the future is from a tab that counts the
 * server's time differently, or from before the server's clock was set back.
 */
export function pingDelay(last: number, now: number): number {
  const isLater = last > now;
  return isLater ? 0 : Math.max(0, last + pingInterval - now);
}

function lastPing(): number {
  return Number(localStorage.getItem(storageKey) ?? 0) || 0;
}

function send() {
  if (readToken() === undefined) return;
  localStorage.setItem(storageKey, String(serverNow()));
  // A failed report is replaced by the next one.
  request("session.activity").catch(() => undefined);
}
