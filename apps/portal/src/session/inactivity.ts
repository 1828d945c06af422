/** Milliseconds without a sign of a person after which a session ends (specification, part 1, section 9). */
export const idleLimit = 900_000;
/** Milliseconds before that at which a person is warned. */
export const warningTime = 60_000;
/** Milliseconds that a warning stays after a person is back, so that a click on its buttons still meets them. */
export const warningStaysFor = 2_000;

/** What a time without a sign of a person means; times in milliseconds by default. */
export type Presence =
  | { readonly state: "present"; readonly lookAgainIn: number }
  | { readonly state: "warned"; readonly secondsLeft: number }
  | { readonly state: "back"; readonly lookAgainIn: number }
  | { readonly state: "gone" };

/** Decides from the milliseconds since a person was last noticed, and whether the warning is on the screen. */
export function presenceAfter(idle: number, isWarned: boolean): Presence {
  if (idle >= idleLimit) return { state: "gone" };
  if (idle >= idleLimit - warningTime)
    return { state: "warned", secondsLeft: Math.ceil((idleLimit - idle) / 1000) };
  if (isWarned && idle < warningStaysFor)
    return { state: "back", lookAgainIn: warningStaysFor - Math.max(0, idle) };
  return { state: "present", lookAgainIn: idleLimit - warningTime - Math.max(0, idle) };
}
