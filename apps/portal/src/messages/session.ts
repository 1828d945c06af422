/** What is said of the session of somebody signed in. */
export const sessionMessages = {
  /** Why it is over. */
  ended: {
    inactivity: "Logged out due to inactivity.",
    expired: "Your session has ended.",
    revoked: "Your session was closed.",
    logout: "Your session has ended.",
  },
  leave: {
    title: "Really close?",
    text: "Something that you entered is not saved. It is lost if you go on.",
    textElsewhere: "Something that you entered in another tab is not saved. It is lost if you log out.",
    yes: "Yes",
    no: "No",
  },
} as const;
