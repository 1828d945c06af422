/** The texts of display components, detail panels and the command palette. */
export interface DisplayMessages {
  display: {
    dismiss: string;
    copy: string;
    copied: string;
    copyFailed: string;
    /** Announced after the text of a link. */
    newTab: string;
  };
  detailPanel: {
    close: string;
    previous: string;
    next: string;
    /** Why the buttons are disabled. */
    isFirst: string;
    isLast: string;
    resize: string;
  };
  commands: {
    title: string;
    search: string;
    recent: string;
    loading: string;
    noMatches: string;
    failed: string;
    results: (count: number) => string;
  };
}

export const englishDisplay: DisplayMessages = {
  display: {
    dismiss: "Dismiss",
    copy: "Copy",
    copied: "Copied",
    copyFailed: "Couldn't copy",
    newTab: "opens in a new tab",
  },
  detailPanel: {
    close: "Close details",
    previous: "Previous record",
    next: "Next record",
    isFirst: "This is the first record",
    isLast: "This is the last record",
    resize: "Resize details",
  },
  commands: {
    title: "Commands",
    search: "Search commands",
    recent: "Recent",
    loading: "Searching…",
    noMatches: "No matches",
    failed: "Search failed.",
    results: (count) => (count === 1 ? "1 match" : `${count} matches`),
  },
};
