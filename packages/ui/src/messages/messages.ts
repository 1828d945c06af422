import { englishLists, type ListMessages } from "./list-messages.js";
import type { WorkMessages } from "./work-messages.js";

/** Every word the components say by themselves. Functions take what they talk about. */
export interface Messages extends FirstMessages, WorkMessages {}

/** The words of what a page begins with; those of dialogs come with the first dialog. */
export interface FirstMessages extends ListMessages {
  /** The language as a BCP 47 tag, for names of months and the like. */
  locale: string;
  field: {
    required: string;
    selectPlaceholder: string;
    loadingOptions: string;
    /** Said where the code of a part did not come. */
    notLoaded: string;
  };
  errorState: { title: string; retry: string };
  notifications: { region: string; dismiss: string };
  table: {
    actions: string;
    empty: string;
    loading: string;
    refreshing: string;
    select: (name: string) => string;
    selectRows: string;
    rowSelected: (name: string, count: number) => string;
    rowUnselected: (name: string, count: number) => string;
    manySelected: (count: number) => string;
    noneSelected: string;
    markAll: string;
    pageIsMarked: string;
    nothingToMark: string;
    selectAllMatching: (count: string) => string;
    columns: string;
    showColumn: (header: string) => string;
    moveColumnBefore: (header: string) => string;
    moveColumnAfter: (header: string) => string;
    narrowColumn: (header: string) => string;
    widenColumn: (header: string) => string;
    resetColumns: string;
    columnsAreStandard: string;
    columnWidth: (header: string) => string;
    /** The width of a column that nobody resized. */
    ownWidth: string;
    pixels: (width: number) => string;
    /** Said once arrow keys change the width. */
    resizing: (header: string) => string;
    resized: (header: string, width: string) => string;
  };
  pager: {
    label: string;
    range: (from: string, to: string, total: string) => string;
    noRecords: string;
    pageSize: string;
    page: string;
    ofPages: (pages: string) => string;
    first: string;
    previous: string;
    next: string;
    last: string;
    /** Why there is no way back. */
    isFirst: string;
    /** Why there is no way on. */
    isLast: string;
    /** Why there is no way on where there are more records than were counted. */
    isLastCounted: string;
  };
}

/** The words in English that a page begins with. */
export const englishFirst: FirstMessages = {
  ...englishLists,
  locale: "en-US",
  field: {
    required: "required",
    selectPlaceholder: "Choose…",
    loadingOptions: "Loading…",
    notLoaded: "Could not be loaded. Reload the page.",
  },
  errorState: { title: "This could not be loaded", retry: "Try again" },
  notifications: { region: "Notifications", dismiss: "Dismiss" },
  table: {
    actions: "Actions",
    empty: "Nothing to show",
    loading: "Loading rows",
    refreshing: "Updating rows",
    select: (name) => `Select ${name}`,
    selectRows: "Select rows",
    rowSelected: (name, count) => `${name} selected. ${count} selected.`,
    rowUnselected: (name, count) => `${name} not selected. ${count} selected.`,
    manySelected: (count) => `${count} selected.`,
    noneSelected: "Nothing selected.",
    markAll: "Mark All",
    pageIsMarked: "All rows of this page are selected",
    nothingToMark: "No row here can be selected",
    selectAllMatching: (count) => `Select all ${count} matching`,
    columns: "Columns",
    showColumn: (header) => `Show ${header}`,
    moveColumnBefore: (header) => `Move ${header} up`,
    moveColumnAfter: (header) => `Move ${header} down`,
    narrowColumn: (header) => `Make ${header} narrower`,
    widenColumn: (header) => `Make ${header} wider`,
    resetColumns: "Reset columns",
    columnsAreStandard: "The columns are as they came",
    columnWidth: (header) => `Width of ${header}`,
    ownWidth: "as wide as its content",
    pixels: (width) => `${width} pixels`,
    resizing: (header) => `Arrow keys change the width of ${header}. Enter ends.`,
    resized: (header, width) => `Width of ${header}: ${width}.`,
  },
  pager: {
    label: "Pages",
    range: (from, to, total) => `${from}–${to} of ${total}`,
    noRecords: "No records",
    pageSize: "Rows per page",
    page: "Page",
    ofPages: (pages) => `of ${pages}`,
    first: "First page",
    previous: "Previous page",
    next: "Next page",
    last: "Last page",
    isFirst: "This is the first page",
    isLast: "This is the last page",
    isLastCounted: "Use filters to reach more records",
  },
};
