/** The texts of pages that are not lists, and of embedded pages. */
export const pageMessages = {
  accountNotSetUp: {
    title: "Your account isn't set up yet",
    text: (user: string) =>
      `${user} has no roles, so there's nothing to open yet. Ask a security administrator to assign one.`,
    signOut: "Logout For Now",
  },
  notImplemented: {
    title: "Not Implemented",
    text: "This page doesn't exist.",
  },
  errorPage: {
    text: (error: string) => `Error: ${error}`,
    hint: "You don't have permission to open this page. Ask a security administrator for access.",
  },
  notFound: {
    title: "Page not found",
    text: "Check the address, or go back to the homepage.",
    homepage: "Homepage",
  },
  customerGreeting: {
    title: (name: string) => `Welcome, ${name}`,
    text: "Here you can see your application for health coverage.",
  },
  frames: {
    opening: (title: string) => `Loading ${title}`,
    failed: (title: string) => `Couldn't sign you in to ${title}`,
    silent: (title: string) => `${title} hasn't requested your sign-in yet. It may not work.`,
    reload: "Reload",
  },
  marketing: {
    title: "Marketing",
    notConfigured: "Marketing isn't set up",
    notConfiguredHint: "An administrator can add its URL in Configuration.",
  },
  telephony: {
    title: "Telephony",
    close: "Hide telephony",
    loading: "Loading telephony",
    failed: "Couldn't load telephony",
  },
  application: {
    own: "Your application",
    open: "Open your application",
    none: "No application is assigned.",
    noneHint: "Call or email your agent to start one.",
  },
  marketplaceReturn: {
    title: "Back from the Marketplace",
    text: "Successfully returned from Marketplace. We'll take you to your application.",
    now: "Go now",
  },
} as const;
