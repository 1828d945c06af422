/** A number of problems, as part of a sentence. */
export const problems = (count: number) => (count === 1 ? "1 problem" : `${count} problems`);
/** The JSON view of the screen editor. */
export const jsonMessages = {
  label: "Screen as JSON",
  tools: "JSON editor tools",
  suggest: "Suggest",
  format: "Format",
  undo: "Undo",
  redo: "Redo",
  find: "Find",
  nothingToUndo: "Nothing to undo.",
  nothingToRedo: "Nothing to redo.",
  readOnly: "This document is read-only.",

  help: "Tab leaves the editor. Ctrl+Space shows suggestions, F8 goes to the next problem, Ctrl+. applies the suggested fix, and Ctrl+I explains the keyword at the cursor.",
  helpReading:
    "Tab leaves the editor. F8 goes to the next problem, and Ctrl+I explains the keyword at the cursor.",
  suggestionsFailed: "Couldn't load suggestions. You can still edit the JSON. Reload the page to try again.",

  refused: (most: number) =>
    `Not inserted: a screen can have up to ${most.toLocaleString("en-US")} characters.`,

  noProblems: "No problems.",
  line: (line: number) => `Line ${line}`,
  use: (name: string) => `Use ${name}`,
  addComma: "Add a comma",
  addColon: "Add a colon",
  fixed: (fix: string) => `Done: ${fix}.`,
  formatted: "JSON formatted.",

  /** Texts of the code editor component, by their names in it. `$` stands for a number. */
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
    "current match": "Current match",
    "on line": "on line",
    "replaced match on line $": "Replaced on line $",
    "replaced $ matches": "Matches replaced: $",
    "Go to line": "Go to line",
    go: "Go",
    Completions: "Suggestions",
    "Fold line": "Fold",
    "Unfold line": "Unfold",
    "Folded lines": "Folded lines",
    "Unfolded lines": "Unfolded lines",
    to: "to",
    "folded code": "Folded code",
    unfold: "Unfold",
    "Control character": "Control character",
    "Selection deleted": "Selection deleted",
  },

  nothingAtCursor: "Place the cursor on a keyword to see what it means.",
} as const;

/** Problems of a screen's document. */
export const problemMessages = {
  title: (count: number) =>
    count === 1
      ? "Fix 1 problem to show this screen. You can save it as a draft until then."
      : `Fix ${count} problems to show this screen. You can save it as a draft until then.`,
  syntaxTitle: "Fix the JSON to show this screen. You can save it as a draft until then.",
  line: (line: number) => `Line ${line}`,
  whole: "Screen",
  tooLong: (most: number) =>
    `it's longer than ${most.toLocaleString("en-US")} characters. Remove some columns or actions.`,
  invalid: "This isn't valid JSON.",
  byName: {
    PropertyNameExpected: 'Expected a name in double quotes, such as "title".',
    ValueExpected: "Expected a value.",
    ColonExpected: "Expected a colon between a name and its value.",
    CommaExpected: "Expected a comma between two entries.",
    CloseBraceExpected: "Expected a closing brace }.",
    CloseBracketExpected: "Expected a closing bracket ].",
    EndOfFileExpected: "Unexpected text after the end of the document.",
    InvalidCommentToken: "JSON doesn't support comments.",
    UnexpectedEndOfComment: "JSON doesn't support comments.",
    UnexpectedEndOfString: "Expected a closing double quote.",
  },
} as const;

/** The names of the screen language's keywords, used to say where a problem is. */
export const keywordMessages = {
  access: "Who can see it",
  actions: "Actions",
  columns: "Columns",
  debounce: "Typing delay",
  description: "Description",
  detail: "Details",
  empty: "Empty list",
  endpoints: "Data source",
  filters: "Filters",
  footer: "Totals",
  forms: "Forms",
  header: "Above the list",
  id: "ID",
  kind: "Kind",
  navigation: "Sidebar",
  notLoaded: "Loading error text",
  pageSizes: "Page sizes",
  path: "Address",
  permanentFilters: "Fixed filters",
  rowActions: "Row actions",
  rowId: "Row ID",
  rowName: "Row name",
  selection: "Selection",
  sort: "Sort order",
  title: "Title",
  variants: "Column sets",
} as const;
