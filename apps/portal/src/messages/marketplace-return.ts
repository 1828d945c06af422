/** The texts of the pages that lead to the Marketplace and back. */
export const returnMessages = {
  redirect: {
    title: "Taking you to the Marketplace",
    text: (host: string) => `You continue at ${host}. Your work here is saved.`,
    now: "Continue now",
    loading: "Preparing the Marketplace",
    notLoaded: "Couldn't prepare the Marketplace",
    refused: "The Marketplace can't be opened",
    refusedHint:
      "The address doesn't belong to the Marketplace that is set in the configuration. Ask an administrator to check it.",
    none: "No application to continue",
    noneHint:
      "This link doesn't name an application, and you haven't opened one in this browser. Open an application, then choose “Continue at the Marketplace”.",
    noneAssigned: "No application is assigned to you. Ask your agent to start one.",
    invalidId: "The address of this page has an invalid application ID. Open the application and try again.",
  },
  success: "Successfully returned from Marketplace. We'll take you to your application.",
  submitted: "Enrollment submitted. We'll take you to your application.",
  submittedPlans: (plans: string) => `Enrolled in ${plans}.`,
  returned: "You're back from the Marketplace.",
  fetching: "Fetching your application from the Marketplace…",
  noApplication: "The Marketplace sent no application.",
  failedTitle: "The Marketplace reported a problem",
  lookupFailed: "The enrollment was submitted, but its plan couldn't be looked up.",
  goToApplications: "Go to Applications",
} as const;
