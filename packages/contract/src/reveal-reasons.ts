/** Why someone needs a full number, by code, in the order in which they are offered. */
export const revealReasons = {
  marketplace: "The Marketplace asks for it",
  carrier: "The carrier asks for it",
  applicant: "The applicant asks for it",
  verification: "To check or correct the number",
  identification: "To tell two people apart",
  other: "Other",
} as const;

/** The code of a reason to show a full number. */
export type RevealReason = keyof typeof revealReasons;

/** The reason that needs an explanation. */
export const otherReason = "other" satisfies RevealReason;
/** The minimum length of that explanation in visible characters. */
export const minExplanation = 10;
/** The maximum length of an explanation. */
export const maxExplanation = 200;
