/** The words of carriers' files for policy statuses, by code. Compared without case, spaces and punctuation. */
export const statusWords = {
  PENDING: ["Pending", "Submitted", "Future", "Future effective", "Pending effectuation"],
  PENDING_PAYMENT: ["Pending payment", "Unpaid binder", "Pending binder", "Binder unpaid", "Not paid"],
  EFFECTUATED: ["Effectuated", "Active", "In force", "Enrolled", "Paid", "Current"],
  GRACE_PERIOD: ["Grace period", "Grace", "In grace", "In the grace period"],
  PAST_DUE: ["Past due", "Delinquent", "Overdue", "Unpaid"],
  CANCELLED: ["Cancelled", "Canceled", "Cancel", "Withdrawn"],
  TERMINATED: ["Terminated", "Termed", "Inactive", "Term", "Disenrolled"],
  EXPIRED: ["Expired", "Lapsed", "Ended"],
} as const satisfies Record<string, readonly string[]>;

/** The code of a policy status that files can name. */
export type StatusCode = keyof typeof statusWords;
/** All codes. */
export const statusCodes = Object.keys(statusWords) as StatusCode[];

/** Additional words by code, configured per deployment. They win over `statusWords`. */
export type StatusWords = Readonly<Partial<Record<StatusCode, readonly string[]>>>;
