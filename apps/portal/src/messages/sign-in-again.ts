/** The texts of what stands over an unsaved page whose session has ended. */
export const signInAgainMessages = {
  title: "Sign in again to go on",
  kept: "What you entered is kept: you go on where you were.",
  leave: "Leave without saving",
  back: "Back",
} as const;
