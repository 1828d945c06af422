import { idleLimit } from "@portico/contract";
import { type Presence, presenceAfter } from "../../../session/inactivity.ts";
import { lastActivity, onActivity, recordActivity, resetActivity } from "../../../session/last-activity.ts";

/** Callbacks of `watchPresence`. */
export interface PresenceListener {
  readonly onChange: (presence: Exclude<Presence, { state: "gone" }>) => void;
  /** Called once the user was inactive for too long. */
  readonly onGone: () => void;
}

/** A running watch. */
export interface PresenceWatch {
  /** Counts as activity, and closes the warning at once. */
  readonly stay: () => void;
  /** Checks the inactivity now. Timers are paused while the computer sleeps and in hidden tabs. */
  readonly check: () => void;
  readonly stop: () => void;
}

/** Calls back when the user becomes inactive, active again, or reaches the limit, considering all tabs. */
export function watchPresence({ onChange, onGone }: PresenceListener): PresenceWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWarned = false;
  const check = () => {
    clearTimeout(timer);
    const idle = Date.now() - (lastActivity() ?? Date.now());
    const presence = presenceAfter(idle, isWarned);
    if (presence.state === "gone") {
      onGone();
      return;
    }
    isWarned = presence.state !== "present";
    onChange(presence);
    timer = setTimeout(check, presence.state === "warned" ? msToNextSecond(idle) : presence.checkAgainIn);
  };
  const unsubscribe = onActivity(() => {
    if (isWarned) check();
  });
  if (lastActivity() === undefined) resetActivity();
  check();
  return {
    stay: () => {
      isWarned = false;
      recordActivity();
      check();
    },
    check,
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

function msToNextSecond(idle: number): number {
  return (idleLimit - idle) % 1000 || 1000;
}
