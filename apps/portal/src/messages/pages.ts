/** The texts of pages that are no list, and of pages within a page; they are loaded with these. */
export const pageMessages = {
  accountNotSetUp: {
    title: "Your account is not set up yet",
    text: (user: string) =>
      `${user} has no role, so there is nothing it may open. Ask a security administrator to give it one.`,
    signOut: "Logout For Now",
  },
  errorPage: {
    text: (error: string) => `Error: ${error}`,
    hint: "Your roles and claims do not open this page. A security administrator can change them.",
  },
  notFound: { title: "Page not found", text: "There is nothing at this address.", homepage: "Homepage" },
  customerGreeting: {
    title: (name: string) => `Welcome, ${name}`,
    text: "Here you find your application for health coverage.",
  },
  frames: {
    opening: (title: string) => `Opening ${title}`,
    failed: (title: string) => `${title} could not be told who you are`,
    silent: (title: string) => `${title} is open, and has not asked who you are. It may not work yet.`,
    reload: "Load it again",
  },
  marketing: {
    title: "Marketing",
    notConfigured: "Marketing is not set up",
    notConfiguredHint: "An administrator can give its address in the configuration.",
  },
  telephony: {
    title: "Telephony",
    close: "Hide telephony",
    loading: "Opening telephony",
    failed: "Telephony could not be opened",
  },
  dashboard: {
    text: "The dashboard is not there yet. These pages are open to you:",
  },
  application: {
    own: "Your application",
    open: "Open your application",
    none: "No application is assigned.",
    noneHint: "Your agent can start one with you. Call or write to them.",
  },
  marketplaceReturn: {
    title: "Back from the Marketplace",
    text: "Successfully returned from Marketplace. We'll take you to your application.",
    now: "Go there now",
  },
} as const;
