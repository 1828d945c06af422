import {
  doubtServerTime,
  isServerTimeDoubted,
  isServerTimeKnown,
  onServerTime,
  serverNow,
} from "../server-time/server-time.ts";
import { idleLimit, type Presence, presenceAfter } from "../session/inactivity.ts";
import { lastActivity, onActivity, recordActivity, resetActivity } from "../session/last-activity.ts";
import type { AskServer } from "./ask-server.ts";

/** How often the clocks are compared, in milliseconds. Timers stop while the computer sleeps. */
const tick = 10_000;
/** An answer of the server that is older than this is renewed when the user returns to the page, in milliseconds. */
const maxAnswerAge = 60_000;

/** Options of `watchPresence`. */
export interface PresenceOptions {
  /** When the session ends at the latest, by the server's clock, in milliseconds since 1970. */
  readonly expiresAt: () => number;
  readonly ask: AskServer;
  readonly onChange: (presence: Exclude<Presence, { state: "gone" }>) => void;
  /** Called once the user was inactive for too long. */
  readonly onGone: () => void;
}

/** A running watch. */
export interface PresenceWatch {
  /** Counts as activity, and closes the warning at once. */
  readonly stay: () => void;
  /** Checks now, as when the page becomes visible, and asks the server if its last answer is old. */
  readonly check: () => void;
  readonly stop: () => void;
}

/**
 * Calls back when the user becomes inactive, active again, or reaches the limit, considering all tabs. Only time that
 * was counted in this page ends the session here. Whatever this page can't know is asked of the server: the time after
 * a reload, a sleep, or a change of the computer's date, and whether the session has expired.
 */
export function watchPresence({ expiresAt, ask, onChange, onGone }: PresenceOptions): PresenceWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWarned = false;
  let isStopped = false;
  /** Whether the user was present since the page was loaded. */
  let wasPresent = false;
  const askServer = async () => {
    const activeAt = await ask();
    if (activeAt === undefined || wasPresent || isStopped) return;
    resetActivity(Math.min(activeAt, serverNow()));
    check();
  };
  const checkIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(check, Math.min(milliseconds, tick));
  };
  const check = () => {
    checkIn(tick);
    const left = expiresAt() - serverNow();
    if (isServerTimeDoubted() || left <= 0) void askServer();
    if (!isServerTimeKnown()) return;
    if (lastActivity() === undefined) resetActivity();
    const idle = serverNow() - (lastActivity() ?? serverNow());
    const presence = presenceAfter(idle, isWarned);
    if (presence.state === "gone") {
      if (wasPresent) onGone();
      else void askServer();
      return;
    }
    wasPresent = true;
    isWarned = presence.state !== "present";
    onChange(presence);
    const next = presence.state === "warned" ? msToNextSecond(idle) : presence.checkAgainIn;
    checkIn(left > 0 ? Math.min(next, left) : next);
  };
  const stops = [
    onActivity(() => {
      if (isWarned) check();
    }),
    onServerTime(check),
  ];
  check();
  return {
    stay: () => {
      isWarned = false;
      recordActivity();
      check();
    },
    check: () => {
      doubtServerTime(maxAnswerAge);
      check();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}

function msToNextSecond(idle: number): number {
  return (idleLimit - idle) % 1000 || 1000;
}
