/** Every text about the session of somebody signed in. */
export const sessionMessages = {
  again: {
    title: "Sign in again to go on",
    reasons: {
      inactivity: "Logged out due to inactivity.",
      expired: "Your session has ended.",
      revoked: "Your session was closed.",
      logout: "Your session has ended.",
    },
    kept: "What you entered is kept: you go on where you were.",
    leave: "Leave without saving",
    back: "Back",
  },
  leave: {
    title: "Really close?",
    text: "Something that you entered is not saved. It is lost if you go on.",
    textElsewhere: "Something that you entered in another tab is not saved. It is lost if you log out.",
    yes: "Yes",
    no: "No",
  },
} as const;
