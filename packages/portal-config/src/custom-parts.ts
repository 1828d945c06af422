/**
 * The names of built-in parts, by where screens can use them. The portal implements each. Custom screens can use none.
 */
export const customParts = {
  /** Buttons of a list. */
  action: [
    "print",
    "agentCommissionStatement",
    "registerUser",
    "editUser",
    "resetPassword",
    "linkUser",
    "setVisibility",
    "deleteStatements",
    "newFileLayout",
    "editFileLayout",
    "copyFileLayout",
    "newPaymentBatch",
    "requestTimeOff",
    "editSetting",
    "settingHistory",
    "editApplication",
    "sendConsent",
    "applicationHistory",
    "newApplication",
    "updateApplications",
    "leadQuote",
    "customerQuote",
    "reassignWork",
  ],
  /** Filters with their own controls. */
  filter: ["daysAhead"],
  /** Parts beside a list. */
  aside: ["absenceCalendar"],
  /** Column formats. */
  format: ["age", "dateAt", "dateTimeUs", "settingValue"],
  /** Widgets above a list. */
  widget: ["applicationsPerDay", "builtInScreens", "legend", "live", "paymentSummaries"],
} as const;
