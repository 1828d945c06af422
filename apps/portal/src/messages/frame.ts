/** The texts of the frame around the screens: top bar, embedded pages, the plain pages. */
export const frameMessages = {
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
  topBar: {
    links: "Elsewhere",
    seePlans: "See Plans",
    marketplace: "Marketplace",
    ede: "EDE",
    marketing: "Marketing",
    newTab: "opens in a new tab",
    account: "Account",
    myAccount: "My Account",
    signIn: "Login",
  },
  footer: { privacy: "Privacy notice" },
  developerError: (message: string) => `(DEV) Error: ${message}`,
  build: {
    available: "Update available, reload page?",
    reload: "Reload",
    unsaved: "Something that you entered is not saved. It is lost when the page is reloaded.",
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
