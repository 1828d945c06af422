/** The texts that load with the portal's first page. Texts of pages that load later are in `messages/`. */
export const messages = {
  /** Beside the sidebar's link to follow-ups. */
  followUpsDue: (followUps: number) => `${followUps} due`,
  productName: "Portico",
  loading: "Loading",

  session: {
    /** Why the session ended. */
    ended: {
      inactivity: "Logged out due to inactivity.",
      expired: "Your session has ended.",
      revoked: "You were signed out. Sign in again to continue.",
      logout: "Your session has ended.",
    },
    unsavedElsewhere: "You have unsaved changes in another tab. They'll be lost if you log out.",
  },
  signOut: "Logout",
  daysAhead: (days: number) => `Next ${days} days`,

  navigation: {
    breadcrumbs: "Breadcrumbs",
    id: "ID",
    /** Titles of paths that have no page. */
    paths: {
      commissions: "Commission",
      "commissions/slips": "Payment slips",
      form: "Offline Form",
      manage: "Administration",
      "manage/contacts": "Contacts",
      "manage/screens/built-in": "Built-in screens",
      mk: "Marketplace",
      policies: "Policies",
    },
  },
  topBar: {
    links: "Other sites",
    search: "Search",
    seePlans: "See Plans",
    marketplace: "Marketplace",
    ede: "EDE",
    marketing: "Marketing",
    newTab: "opens in a new tab",
    account: "Account",
    myAccount: "My Account",
    signIn: "Login",
  },
  theme: { title: "Theme", system: "System", light: "Light", dark: "Dark" },
  footer: { privacy: "Privacy notice" },

  backToPortal: "Back to the portal",
  crash: {
    title: "Something went wrong",
    text: "Your saved work is safe. If this keeps happening, tell an administrator.",
    reload: "Reload page",
  },
  developerError: (message: string) => `(DEV) Error: ${message}`,
  build: {
    available: "Update available, reload page?",
    reload: "Reload",
    unsaved: "You have unsaved changes. They'll be lost if you reload.",
  },

  shortcuts: {
    title: "Keyboard shortcuts",
    hint: "You can turn off keys without Ctrl in My Account.",
    show: "Show keyboard shortcuts",
    palette: "Search and go to",
    submit: "Submit the form or dialog",
    open: "Open the row",
    selectRow: "Select only this row",
    extend: "Extend the selection",
    groups: { general: "General", list: "This list", record: "This record", screens: "Go to" },
  },
} as const;
