const figure = (count: number) => count.toLocaleString("en-US");

/** The texts of the dialogs of the list of applications. */
export const marketplaceListMessages = {
  update: {
    label: "Update",
    done: "Successfully updated application",
    failed: "Failed to update application. {message}",
  },
  upload: {
    title: "Upload CSV",
    hint: "Only the columns FFMApplicationID and State are read.",
    overwrite: "Overwrite existing applications",
    overwriteHint: "Otherwise, applications that are already here stay as they are.",
    done: "Successfully processed CSV",
    failed: "Failed to process CSV",
    outcomes: {
      title: "Outcome of each row",
      line: "Line",
      applicationId: "Application ID",
      outcome: "Outcome",
      reason: "Reason",
      loading: "Loading the outcomes…",
      notLoaded: (reason: string) => `Couldn't load the outcomes. ${reason}`,
      retry: "Try again",
      shown: (shown: number, total: number) =>
        `${figure(shown)} of ${figure(total)} rows. Those that weren't loaded come first.`,
    },
    kinds: {
      added: "Added",
      updated: "Updated",
      exists: "Already here",
      duplicate: "Twice in the file",
      invalid: "Invalid",
      notFound: "Not found",
      failed: "Failed",
      skipped: "Skipped",
    },
  },
  create: {
    title: "New application",
    submit: "Create",
    firstName: "First name",
    lastName: "Last name",
    dob: "Date of birth",
    state: "State",
    choose: "Select…",
    consent: "Consent",
    noConsentChosen: "No consent",
    consentOption: (name: string, signed: string, expires: string, isOnAgentDevice: boolean) =>
      `${name}, given ${signed}, valid until ${expires}${isOnAgentDevice ? ", signed on the agent's device" : ""}`,
    consentMissing:
      "The applicant's consent is missing. Choose one, or get it before you do anything else for this person.",
    noConsents: "No consents are recorded. Applicants give consent with a link from Offline applications.",
    consentsFailed: (reason: string) => `Couldn't load the consents. ${reason}`,
    done: "Form successfully submitted!",
    failed: (reason: string) => `Form submission error: ${reason}`,
  },
} as const;
