/** Two versions side by side. */
export const compareMessages = {
  title: "Compare versions",
  close: "Close",
  before: "Before",
  after: "After",
  currentEdits: "Current edits",
  version: (number: number, state: string) => `Version ${number} (${state.toLowerCase()})`,
  same: "The versions are identical.",
  summary: "Summary",
  json: "JSON",
  showAll: "Show all lines",
  hideUnchanged: "Hide unchanged lines",
  noJson: (label: string) => `“${label}” isn't valid JSON, so it can only be compared as text.`,
  loading: "Loading both versions",
  failed: "Couldn't load the versions",
  /** Texts of the component that compares text, by their names in it. `$` stands for a number. */
  phrases: { "$ unchanged lines": "$ unchanged lines" },
  kinds: { added: "Added", removed: "Removed", changed: "Changed", moved: "Moved" },
  textOf: (label: string) => `Text of ${label}`,
} as const;
