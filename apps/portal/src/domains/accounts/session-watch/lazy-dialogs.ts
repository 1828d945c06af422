import { lazyWithRetry } from "@portico/renderer/parts";
import { leaveDialog } from "@portico/renderer/unsaved";

/** The warning before an automatic logout. */
export const inactivityDialog = lazyWithRetry(() =>
  import("./inactivity-dialog.tsx").then((module) => module.InactivityDialog),
);
/** The sign-in dialog over an unsaved page whose session has ended. */
export const signInAgain = lazyWithRetry(() =>
  import("./sign-in-again.tsx").then((module) => module.SignInAgain),
);

/** Loads all dialogs in advance, so that they work offline. */
export function preloadDialogs() {
  for (const part of [inactivityDialog, signInAgain, leaveDialog]) part.preload();
}
