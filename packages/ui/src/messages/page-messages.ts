import { englishShared, type SharedMessages } from "./shared-messages.js";

/** The texts of components that pages load initially. The texts of dialogs load with the first dialog. */
export interface PageMessages extends SharedMessages {
  table: {
    actions: string;
    empty: string;
    expandRow: string;
    loading: string;
    refreshing: string;
    select: (name: string) => string;
    selectRows: string;
    rowSelected: (name: string, count: number) => string;
    rowUnselected: (name: string, count: number) => string;
    manySelected: (count: number) => string;
    noneSelected: string;
    markAll: string;
    pageIsSelected: string;
    noneSelectable: string;
    selectAllMatching: (count: string) => string;
    columns: string;
    /** The button with the columns that a narrow table does not show. */
    moreColumns: (count: string) => string;
    /** Its full name. */
    showColumns: (count: string, names: string) => string;
    /** The button that hides them again. */
    fitColumns: string;
    columnWidth: (header: string) => string;
    /** The width of a column that no one has resized. */
    autoWidth: string;
    pixels: (width: number) => string;
    /** Announced when arrow keys start to resize the column. */
    resizing: (header: string) => string;
    resized: (header: string, width: string) => string;
  };
  pager: {
    label: string;
    range: (from: string, to: string, total: string) => string;
    noRecords: string;
    pageSize: string;
    /** The button that shows as many rows as the screen has room for. */
    fit: string;
    page: string;
    ofPages: (pages: string) => string;
    first: string;
    previous: string;
    next: string;
    last: string;
    /** Why First and Previous are disabled. */
    isFirst: string;
    /** Why Next and Last are disabled. */
    isLast: string;
    /** Why Next is disabled if more records exist than the server counted. */
    isLastCounted: string;
  };
  filters: {
    label: string;
    /** The button that opens the filters on narrow screens. */
    show: (active: number) => string;
    /** The button with the filters that are not shown yet. */
    add: string;
    /** Name of the panel with a filter's input. */
    edit: (label: string) => string;
    /** The button that closes the filters on narrow screens. */
    done: string;
    /** Announced before the name of the filter that the button removes. */
    remove: string;
    /** Label of the list of fixed filters. */
    fixed: string;
    /** Announced before a fixed filter. */
    fixedFilter: string;
    clear: string;
    any: string;
    yes: string;
    no: string;
    from: string;
    to: string;
    between: (from: string, to: string) => string;
    startAfterEnd: string;
    /** The button that shows the number of rows in each status on several lines. */
    wrapStatuses: string;
  };
  search: {
    /** Name of the button that empties the search box. */
    clear: string;
  };
  toolbar: {
    selected: (count: string) => string;
    noneSelected: string;
    unmarkAll: string;
    /** The button that opens the menu of actions that did not fit. */
    more: string;
    /** Why an action in that menu is disabled while it runs. */
    inProgress: string;
  };
}

/** English, as `useMessages` returns it without a provider. */
export const englishPage: PageMessages = {
  ...englishShared,
  table: {
    actions: "Actions",
    empty: "Nothing to show",
    expandRow: "Expand row",
    loading: "Loading rows",
    refreshing: "Updating rows",
    select: (name) => `Select ${name}`,
    selectRows: "Select rows",
    rowSelected: (name, count) => `${name} selected. ${count} selected.`,
    rowUnselected: (name, count) => `${name} deselected. ${count} selected.`,
    manySelected: (count) => `${count} selected.`,
    noneSelected: "Nothing selected.",
    markAll: "Mark All",
    pageIsSelected: "All rows on this page are selected",
    noneSelectable: "No rows on this page can be selected",
    selectAllMatching: (count) => `Select all ${count} matching`,
    columns: "Columns",
    moreColumns: (count) => `+${count} ${count === "1" ? "column" : "columns"}`,
    showColumns: (count, names) => `+${count} ${count === "1" ? "column" : "columns"}: show ${names}`,
    fitColumns: "Fit columns",
    columnWidth: (header) => `Width of ${header}`,
    autoWidth: "fits its content",
    pixels: (width) => `${width} pixels`,
    resizing: (header) => `Use arrow keys to resize ${header}. Press Enter to finish.`,
    resized: (header, width) => `Width of ${header}: ${width}.`,
  },
  pager: {
    label: "Pages",
    range: (from, to, total) => `${from}–${to} of ${total}`,
    noRecords: "No records",
    pageSize: "Rows per page",
    fit: "Fit to screen",
    page: "Page",
    ofPages: (pages) => `of ${pages}`,
    first: "First page",
    previous: "Previous page",
    next: "Next page",
    last: "Last page",
    isFirst: "This is the first page",
    isLast: "This is the last page",
    isLastCounted: "Use filters to see more records",
  },
  filters: {
    label: "Filters",
    show: (active) => (active === 0 ? "Filters" : `Filters (${active})`),
    add: "Add filter",
    edit: (label) => `${label} filter`,
    done: "Done",
    remove: "Remove",
    fixed: "Fixed filters",
    fixedFilter: "Fixed filter:",
    clear: "Clear Filters",
    any: "Any",
    yes: "Yes",
    no: "No",
    from: "from",
    to: "to",
    between: (from, to) => `${from} – ${to}`,
    startAfterEnd: "Start must be before end.",
    wrapStatuses: "Show all statuses",
  },
  search: { clear: "Clear search" },
  toolbar: {
    selected: (count) => `${count} selected`,
    noneSelected: "None selected",
    unmarkAll: "Unmark All",
    more: "More",
    inProgress: "In progress",
  },
};
