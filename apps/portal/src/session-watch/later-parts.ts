import { patientLazy } from "../patient-lazy/patient-lazy.ts";

/** The warning that nobody seems to be there. */
export const inactivityDialog = patientLazy(
  async () => (await import("./inactivity-dialog.tsx")).InactivityDialog,
);
/** What stands over an unsaved page whose session has ended. */
export const signInAgain = patientLazy(async () => (await import("./sign-in-again.tsx")).SignInAgain);
/** The question 'Really close?'. */
export const leaveDialog = patientLazy(async () => (await import("../unsaved/leave-dialog.tsx")).LeaveDialog);

/** Fetches all of them, so that they are there when the network is not. */
export function fetchLaterParts() {
  for (const part of [inactivityDialog, signInAgain, leaveDialog]) part.fetchAhead();
}
