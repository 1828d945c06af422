/** The texts of what is wrong with a document. */
export const faultsMessages = {
  title: (count: number) =>
    count === 1
      ? "1 problem keeps it from being shown. It can be saved as a draft."
      : `${count} problems keep it from being shown. It can be saved as a draft.`,
  syntaxTitle: "The text is no JSON, so nothing can be shown of it. It can be saved as a draft.",
  line: (line: number) => `Line ${line}`,
  whole: "Screen",
  tooLong: (most: number) =>
    `it is longer than ${most.toLocaleString("en-US")} characters. Take out columns or actions.`,
  invalid: "This is not JSON.",
  byName: {
    PropertyNameExpected: 'A name in double quotes is expected here, like "title".',
    ValueExpected: "A value is expected here.",
    ColonExpected: "A colon is expected here, between a name and its value.",
    CommaExpected: "A comma is expected here, between two entries.",
    CloseBraceExpected: "A closing brace } is expected here.",
    CloseBracketExpected: "A closing bracket ] is expected here.",
    EndOfFileExpected: "Nothing more is expected here: the document has ended.",
    InvalidCommentToken: "JSON has no comments.",
    UnexpectedEndOfComment: "JSON has no comments.",
    UnexpectedEndOfString: "A closing double quote is expected here.",
  },
} as const;

/** What the words of the language are called by people, in the places of problems. */
export const wordsMessages = {
  access: "Who may see it",
  actions: "Actions",
  columns: "Columns",
  debounce: "Wait while typing",
  description: "Description",
  detail: "Details",
  empty: "Text without rows",
  endpoints: "Rows",
  filters: "Filters",
  footer: "Totals",
  forms: "Forms",
  header: "Above the list",
  id: "ID",
  kind: "Kind",
  navigation: "Sidebar",
  notLoaded: "Text when loading fails",
  pageSizes: "Page sizes",
  path: "Address",
  permanentFilters: "Always narrowed by",
  rowActions: "Row actions",
  rowId: "Row ID",
  rowName: "Row name",
  selection: "Selection",
  sort: "Order",
  title: "Title",
  variants: "Column sets",
} as const;
