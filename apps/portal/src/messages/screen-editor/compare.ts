/** The texts of two versions compared. */
export const compareMessages = {
  title: "Compare versions",
  close: "Close",
  before: "Before",
  after: "After",
  asWritten: "As written now",
  version: (number: number, state: string) => `Version ${number} (${state.toLowerCase()})`,
  same: "Both say the same.",
  words: "In words",
  json: "As JSON",
  whole: "Show every line",
  fold: "Fold what is the same",
  noJson: (label: string) => `“${label}” is no JSON, so it can only be compared as text.`,
  loading: "Loading both versions",
  failed: "The versions could not be loaded",
  /** The words of what compares the texts, by what they are called in it. `$` stands for a number. */
  phrases: { "$ unchanged lines": "$ lines the same" },
  kinds: { added: "Added", removed: "Removed", changed: "Changed", moved: "Moved" },
  textOf: (label: string) => `Text of ${label}`,
} as const;
