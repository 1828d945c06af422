/** The texts of the frame around the screens: the top bar, the footer, what is said of a new build. */
export const frameMessages = {
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
} as const;
