const problems = (count: number) => (count === 1 ? "1 problem" : `${count} problems`);

/** The screen editor's texts of its part 'json'. */
export const jsonMessages = {
  label: "Screen as JSON",
  news: "News of the JSON editor",
  tools: "Tools of the JSON editor",
  suggest: "Suggest",
  format: "Format",
  undo: "Undo",
  redo: "Redo",
  find: "Find",
  nothingToUndo: "Nothing was changed here yet.",
  nothingToRedo: "Nothing was undone.",
  readOnly: "This document cannot be changed here.",

  help: "Tab leaves the editor. Ctrl+Space suggests words and values, F8 goes to the next problem, Ctrl+. does what is offered to mend it, Ctrl+I reads out what the word at the caret means.",
  helpReading:
    "Tab leaves the editor. F8 goes to the next problem, Ctrl+I reads out what the word at the caret means.",
  notSuggesting:
    "Suggestions could not be loaded. The JSON can be written without them; reload the page to get them.",

  refused: (most: number) =>
    `That would make it longer than ${most.toLocaleString("en-US")} characters, so it was not put in. No screen is that long.`,

  problemBar: "Problems of the JSON",
  problem: (number: number, count: number) => `Problem ${number} of ${count}`,
  noProblems: "No problems.",
  problems: (count: number) => `${problems(count)}. F8 goes to the next.`,
  told: (number: number, count: number, line: number, message: string) =>
    `Problem ${number} of ${count}, line ${line}: ${message}`,
  line: (line: number) => `Line ${line}`,
  previous: "Previous problem",
  next: "Next problem",
  use: (name: string) => `Use ${name}`,
  addComma: "Add the comma",
  addColon: "Add the colon",
  mended: (deed: string) => `Done: ${deed}.`,
  formatted: "The JSON is formatted.",

  /** The editor's own words, by what they are called in it. `$` stands for a number. */
  phrases: {
    Find: "Find",
    Replace: "Replace with",
    next: "Next",
    previous: "Previous",
    all: "Select all",
    "match case": "Match case",
    regexp: "Regular expression",
    "by word": "Whole words",
    replace: "Replace",
    "replace all": "Replace all",
    close: "Close",
    "current match": "Found",
    "on line": "on line",
    "replaced match on line $": "Replaced on line $",
    "replaced $ matches": "Places replaced: $",
    "Go to line": "Go to line",
    go: "Go",
    Completions: "Suggestions",
    "Fold line": "Fold",
    "Unfold line": "Unfold",
    "Folded lines": "Folded lines",
    "Unfolded lines": "Unfolded lines",
    to: "to",
    "folded code": "Folded part",
    unfold: "Unfold",
    "Control character": "Control character",
    "Selection deleted": "The selection is deleted",
  },

  nothingHere: "Put the caret on a word to read what it means.",
} as const;
