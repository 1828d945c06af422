/** The texts of the dialogs of the list of applications. */
export const marketplaceListMessages = {
  update: {
    label: "Update",
    done: "Successfully updated application",
    failed: "Failed to update application. {message}",
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
