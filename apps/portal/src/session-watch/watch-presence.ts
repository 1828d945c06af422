import { idleLimit, type Presence, presenceAfter } from "../session/inactivity.ts";
import { lastActivity, onActivity, recordActivity, resetActivity } from "../session/last-activity.ts";

/** What a watch tells. */
export interface PresenceListener {
  readonly onChange: (presence: Exclude<Presence, { state: "gone" }>) => void;
  /** No one was noticed for too long. */
  readonly onGone: () => void;
}

/** A watch that continues until it is stopped. */
export interface PresenceWatch {
  /** The user chose to stay, so the warning closes at once. */
  readonly stay: () => void;
  /** Checks now: timers stop while the machine sleeps and in hidden tabs. */
  readonly look: () => void;
  readonly stop: () => void;
}

/** Watches when a person was last noticed in any tab. */
export function watchPresence({ onChange, onGone }: PresenceListener): PresenceWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWarned = false;
  const look = () => {
    clearTimeout(timer);
    const idle = Date.now() - (lastActivity() ?? Date.now());
    const presence = presenceAfter(idle, isWarned);
    if (presence.state === "gone") {
      onGone();
      return;
    }
    isWarned = presence.state !== "present";
    onChange(presence);
    timer = setTimeout(look, presence.state === "warned" ? untilNextSecond(idle) : presence.lookAgainIn);
  };
  const unfollow = onActivity(() => {
    if (isWarned) look();
  });
  if (lastActivity() === undefined) resetActivity();
  look();
  return {
    stay: () => {
      isWarned = false;
      recordActivity();
      look();
    },
    look,
    stop: () => {
      clearTimeout(timer);
      unfollow();
    },
  };
}

function untilNextSecond(idle: number): number {
  return (idleLimit - idle) % 1000 || 1000;
}
