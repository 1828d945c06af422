/** How the commission of a policy and month compares with the rate. */
export const trackingStates = [
  "Paid",
  "Underpaid",
  "Unpaid",
  "Overpaid",
  "Chargeback",
  "No rate",
  "Not reported",
] as const;
