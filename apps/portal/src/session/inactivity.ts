import { idleLimit } from "@portico/contract";

/** The warning is shown this many milliseconds before the session ends. */
export const warningTime = 60_000;
/** The warning stays open this many milliseconds after activity, so that a click on its buttons isn't lost. */
export const warningCloseDelay = 2_000;

/** The user's presence. `checkAgainIn` is in milliseconds. */
export type Presence =
  | { readonly state: "present"; readonly checkAgainIn: number }
  | { readonly state: "warned"; readonly secondsLeft: number }
  | { readonly state: "back"; readonly checkAgainIn: number }
  | { readonly state: "gone" };

/**
 * Returns the user's presence.
 * @param idle milliseconds since the last activity in any tab
 * @param isWarned whether the warning is shown
 */
export function presenceAfter(idle: number, isWarned: boolean): Presence {
  if (idle >= idleLimit) return { state: "gone" };
  if (idle >= idleLimit - warningTime)
    return { state: "warned", secondsLeft: Math.ceil((idleLimit - idle) / 1000) };
  if (isWarned && idle < warningCloseDelay)
    return { state: "back", checkAgainIn: warningCloseDelay - Math.max(0, idle) };
  return { state: "present", checkAgainIn: idleLimit - warningTime - Math.max(0, idle) };
}
