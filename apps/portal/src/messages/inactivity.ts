/** The texts of the question whether anybody is still there; they are loaded with it. */
export const inactivityMessages = {
  title: "Are you still there?",
  text: "Nobody has used the portal for a while. To protect what it shows, you will be logged out.",
  left: (seconds: number) => (seconds === 1 ? "1 second left" : `${seconds} seconds left`),
  back: "You are back, and stay signed in.",
  stay: "Stay",
  logout: "Logout",
} as const;
