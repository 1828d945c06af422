import { patientLazy } from "../patient-lazy/patient-lazy.ts";

/** The warning that nobody seems to be there. */
export const inactivityDialog = patientLazy(() =>
  import("./inactivity-dialog.tsx").then((module) => module.InactivityDialog),
);
/** What stands over an unsaved page whose session has ended. */
export const signInAgain = patientLazy(() =>
  import("./sign-in-again.tsx").then((module) => module.SignInAgain),
);
/** The question 'Really close?'. */
export const leaveDialog = patientLazy(() =>
  import("../unsaved/leave-dialog.tsx").then((module) => module.LeaveDialog),
);

/** Fetches all of them, so that they are there when the network is not. */
export function fetchLaterParts() {
  for (const part of [inactivityDialog, signInAgain, leaveDialog]) part.fetchAhead();
}
