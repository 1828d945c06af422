import { lazyWithRetry } from "../lazy-with-retry/lazy-with-retry.ts";

/** The warning that nobody seems to be there. */
export const inactivityDialog = lazyWithRetry(() =>
  import("./inactivity-dialog.tsx").then((module) => module.InactivityDialog),
);
/** What stands over an unsaved page whose session has ended. */
export const signInAgain = lazyWithRetry(() =>
  import("./sign-in-again.tsx").then((module) => module.SignInAgain),
);
/** The question 'Really close?'. */
export const leaveDialog = lazyWithRetry(() =>
  import("../unsaved/leave-dialog.tsx").then((module) => module.LeaveDialog),
);

/** Fetches all of them, so that they are there when the network is not. */
export function preloadDialogs() {
  for (const part of [inactivityDialog, signInAgain, leaveDialog]) part.preload();
}
