/** The texts of the dialog that asks why someone needs a full number. */
export const revealMessages = {
  title: (label: string) => `Show the ${label}?`,
  text: "Your name and the reason are recorded in the audit log. The number is hidden again after 30 seconds.",
  reason: "Reason",
  choose: "Choose a reason",
  explanation: "Explanation",
  explanationHint: "At least 10 characters. Don't enter the number itself.",
  show: "Show",
};
