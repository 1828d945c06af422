/** The words of dialogs and of the work done in them. */
export interface WorkMessages {
  dialog: {
    close: string;
    cancel: string;
    /** Asked before what was typed is thrown away. */
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
    /** Why a dialog cannot be sent before anything is chosen or entered. */
    untouched: string;
    /** Why one cannot be sent while something in it is marked as wrong. */
    isMarked: string;
  };
  statusChange: { title: string; changes: (rows: string) => string; submit: string };
  assign: { title: string; changes: (rows: string) => string; submit: string };
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
    /** Said before the name of the file. */
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
    atMost: (limit: string) => string;
  };
  upload: {
    title: string;
    file: string;
    fileMissing: string;
    submit: string;
    uploading: (name: string) => string;
    processing: (name: string) => string;
    cancel: string;
    cancelled: string;
    another: string;
    done: string;
  };
  /** Of a list whose order a person decides. */
  orderedList: {
    moved: (name: string, place: number, count: number) => string;
    /** Why it cannot go up. */
    isFirst: string;
    /** Why it cannot go down. */
    isLast: string;
  };
}

export const englishWork: WorkMessages = {
  dialog: {
    close: "Close",
    cancel: "Cancel",
    unsaved: {
      title: "Really close?",
      text: "What you entered has not been saved and will be lost.",
      discard: "Close without saving",
      keep: "Go on editing",
    },
  },
  work: {
    failed: "It did not work. What you entered is still here; try again.",
    rows: (count) => (count === 1 ? "1 row" : `${count.toLocaleString("en-US")} rows`),
    status: "Status",
    comment: "Comment",
    person: "Assign to",
    statusMissing: "Choose a status.",
    commentMissing: "Write a comment.",
    personMissing: "Choose a person.",
    untouched: "Nothing has been chosen or entered yet",
    isMarked: "Correct what is marked first",
  },
  statusChange: {
    title: "Change Status",
    changes: (rows) => `Changes the status of ${rows}.`,
    submit: "Change Status",
  },
  assign: { title: "Assign", changes: (rows) => `Assigns ${rows} to one person.`, submit: "Assign" },
  history: { title: "History", loading: "Loading the history", empty: "No history yet" },
  notes: {
    title: "Notes",
    loading: "Loading notes",
    empty: "No notes yet",
    text: "New note",
    attach: "Attach a file",
    removeAttachment: (name) => `Remove ${name}`,
    submit: "Make Note",
    textMissing: "Write the note first",
    download: "Download",
    showOlder: "Show older notes",
    shown: (shown, total) =>
      `Showing ${shown.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} notes`,
  },
  files: {
    choose: "Choose a file",
    drop: "or drop it here",
    tooLarge: (name, size, limit) => `${name} has ${size}; the most is ${limit}. Choose a smaller file.`,
    wrongType: (name, accepted) => `${name} is of another kind. Choose a file of these kinds: ${accepted}.`,
    empty: (name) => `${name} is empty. Choose a file with something in it.`,
    atMost: (limit) => `at most ${limit}`,
  },
  upload: {
    title: "Upload",
    file: "File",
    fileMissing: "Choose a file first",
    submit: "Upload",
    uploading: (name) => `Uploading ${name}`,
    processing: (name) => `${name} is uploaded and being read`,
    cancel: "Cancel upload",
    cancelled: "The upload was cancelled.",
    another: "Upload another file",
    done: "Done",
  },
  orderedList: {
    moved: (name, place, count) => `${name} is ${place} of ${count}.`,
    isFirst: "It is the first",
    isLast: "It is the last",
  },
};
