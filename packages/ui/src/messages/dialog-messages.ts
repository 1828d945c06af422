/** The texts of dialogs and of the components inside them. */
export interface DialogMessages {
  dialog: {
    close: string;
    cancel: string;
    /** The question before unsaved changes are discarded. */
    unsaved: { title: string; text: string; discard: string; keep: string };
  };
  work: {
    failed: string;
    rows: (count: number) => string;
    status: string;
    comment: string;
    person: string;
    statusMissing: string;
    commentMissing: string;
    personMissing: string;
    /** Why the submit button is disabled before anything is entered. */
    untouched: string;
    /** Why the submit button is disabled while a field has an error. */
    hasErrors: string;
  };
  statusChange: {
    title: string;
    changes: (rows: string) => string;
    submit: string;
    /** The submit button for several rows, once a status is chosen. */
    submitMany: (count: number, status: string) => string;
  };
  assign: {
    title: string;
    changes: (rows: string) => string;
    submit: string;
    /** The submit button once a person is chosen. */
    submitTo: (count: number, person: string) => string;
  };
  history: { title: string; loading: string; empty: string };
  notes: {
    title: string;
    loading: string;
    empty: string;
    text: string;
    attach: string;
    removeAttachment: (name: string) => string;
    submit: string;
    textMissing: string;
    /** Announced before the name of the file. */
    download: string;
    showOlder: string;
    /** How many of all notes are shown. */
    shown: (shown: number, total: number) => string;
  };
  files: {
    choose: string;
    drop: string;
    tooLarge: (name: string, size: string, limit: string) => string;
    wrongType: (name: string, accepted: string) => string;
    empty: (name: string) => string;
    upTo: (limit: string) => string;
  };
  upload: {
    title: string;
    file: string;
    fileMissing: string;
    submit: string;
    uploading: (name: string) => string;
    processing: (name: string) => string;
    cancel: string;
    canceled: string;
    another: string;
    done: string;
  };
  /** The menu in which users show, move and resize columns. */
  columnsMenu: {
    showColumn: (header: string) => string;
    moveColumnBefore: (header: string) => string;
    moveColumnAfter: (header: string) => string;
    narrowColumn: (header: string) => string;
    widenColumn: (header: string) => string;
    resetColumns: string;
    columnsAreDefault: string;
  };
  /** A list that users can reorder. */
  orderedList: {
    moved: (name: string, position: number, count: number) => string;
    /** Why the button that moves it up is disabled. */
    isFirst: string;
    /** Why the button that moves it down is disabled. */
    isLast: string;
  };
}

export const englishDialogs: DialogMessages = {
  dialog: {
    close: "Close",
    cancel: "Cancel",
    unsaved: {
      title: "Really close?",
      text: "Your changes haven't been saved and will be lost.",
      discard: "Close without saving",
      keep: "Keep editing",
    },
  },
  work: {
    failed: "Something went wrong. Your changes are still here. Try again.",
    rows: (count) => (count === 1 ? "1 row" : `${count.toLocaleString("en-US")} rows`),
    status: "Status",
    comment: "Comment",
    person: "Assign to",
    statusMissing: "Choose a status.",
    commentMissing: "Enter a comment.",
    personMissing: "Choose a person.",
    untouched: "Make a change first",
    hasErrors: "Fix the errors first",
  },
  statusChange: {
    title: "Change Status",
    changes: (rows) => `This changes the status of ${rows}.`,
    submit: "Change Status",
    submitMany: (count, status) => `Change status of ${count.toLocaleString("en-US")} to ${status}`,
  },
  assign: {
    title: "Assign",
    changes: (rows) => `This assigns ${rows} to one person.`,
    submit: "Assign",
    submitTo: (count, person) =>
      count === 1 ? `Assign to ${person}` : `Assign ${count.toLocaleString("en-US")} to ${person}`,
  },
  history: { title: "History", loading: "Loading history", empty: "No history yet" },
  notes: {
    title: "Notes",
    loading: "Loading notes",
    empty: "No notes yet",
    text: "New note",
    attach: "Attach a file",
    removeAttachment: (name) => `Remove ${name}`,
    submit: "Make Note",
    textMissing: "Write a note first",
    download: "Download",
    showOlder: "Show older notes",
    shown: (shown, total) =>
      `Showing ${shown.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} notes`,
  },
  files: {
    choose: "Choose a file",
    drop: "or drop it here",
    tooLarge: (name, size, limit) => `${name} is ${size}. The limit is ${limit}. Choose a smaller file.`,
    wrongType: (name, accepted) => `${name} isn't a supported file type. Supported types: ${accepted}.`,
    empty: (name) => `${name} is empty. Choose another file.`,
    upTo: (limit) => `up to ${limit}`,
  },
  upload: {
    title: "Upload",
    file: "File",
    fileMissing: "Choose a file first",
    submit: "Upload",
    uploading: (name) => `Uploading ${name}`,
    processing: (name) => `Processing ${name}`,
    cancel: "Cancel upload",
    canceled: "Upload canceled.",
    another: "Upload another file",
    done: "Done",
  },
  columnsMenu: {
    showColumn: (header) => `Show ${header}`,
    moveColumnBefore: (header) => `Move ${header} up`,
    moveColumnAfter: (header) => `Move ${header} down`,
    narrowColumn: (header) => `Make ${header} narrower`,
    widenColumn: (header) => `Make ${header} wider`,
    resetColumns: "Reset columns",
    columnsAreDefault: "Columns are set to their defaults",
  },
  orderedList: {
    moved: (name, position, count) => `${name} moved to position ${position} of ${count}.`,
    isFirst: "Already first",
    isLast: "Already last",
  },
};
