const figure = (count: number) => count.toLocaleString("en-US");

/** The texts that load with the first list. The texts of parts that load later are in the files beside this one. */
export const englishPage = {
  errorStatus: (status: number, statusText?: string) =>
    statusText ? `Error: ${status} - ${statusText}` : `Error ${status}`,
  timedOut: "The server took too long to respond. Try again.",
  /** Of a request that waited for a session that then ended. */
  sessionEnded: "Your session has ended.",
  previewOnly: "This is a preview. Actions don't change anything.",
  /** The question before unsaved changes are discarded. */
  leave: {
    title: "Really close?",
    text: "You have unsaved changes. They'll be lost if you continue.",
    yes: "Yes",
    no: "No",
  },

  list: {
    optionsFailed: "Couldn't load the options",
    noMatches: "No results match these filters. Change or clear the filters to see more.",
    empty: "Records appear here once they're added.",
    notLoaded: (title: string) => `Couldn't load ${title}`,
    detailFailed: "Couldn't open the details. Try again.",
    moreRowActions: "More actions",
    rowAction: (label: string, row: string) => `${label} ${row}`,
    undo: "Undo",
  },
  /** What keyboard shortcuts do. */
  keys: {
    search: "Search",
    nextRow: "Next row",
    previousRow: "Previous row",
    nextPage: "Next page",
    previousPage: "Previous page",
    toggleRow: "Select or deselect the row",
    undo: "Undo the last change",
  },
  listPage: {
    toolbar: (title: string) => `${title} actions`,
    variant: "Column set",
    compact: "Compact rows",
    search: (rows: string) => `Search ${rows}`,

    selectFirst: (filter: string) =>
      `Select ${/^[aeiou]/i.test(filter) ? "an" : "a"} ${filter.toLowerCase()} first`,
    chooseDates: "Enter the dates first",
    until: (day: string) => `Until ${day}`,

    masked: "Hidden",
    maskedDots: "••••••",

    selection: {
      clearedByFilter: "Selection cleared because filters changed.",
      dropped: (count: number) => `${figure(count)} rows are no longer selected.`,
      restore: (count: number) => `Restore ${figure(count)} selected`,
      expired: (count: number) =>
        `The selection of ${figure(count)} matching rows expired. Select them again to continue.`,
      tooManyMatch: (count: number, hasMore: boolean, most: number) =>
        `${figure(count)}${hasMore ? "+" : ""} rows match. You can change up to ${figure(most)} at once, so narrow the filters.`,
      allMatchingFailed: (reason: string) => `Couldn't select all matching rows. ${reason}`,
    },

    columnsRemoved: (fields: string) => `This list no longer has ${fields}.`,
    fieldsRemoved: (title: string, fields: string) =>
      `${title} is shown without ${fields} because the data no longer includes it.`,
    partNotLoaded: "Part of this page couldn't be loaded. Reload the page.",
    staleRows: "These rows may be out of date.",
    retry: "Try again",

    print: {
      action: "Print",
      all: "Print all rows",
      everyRow: (count: number) => (count === 1 ? "The only row" : `All ${figure(count)} rows`),
      onePage: (from: number, to: number, total: number, hasMore: boolean) =>
        `Rows ${figure(from)}–${figure(to)} of ${figure(total)}${hasMore ? "+" : ""}: only the page that was shown. To print the others too, use Print in the list's More menu, or Ctrl+P.`,
    },

    broken: {
      noRows: (path: string) => `rows: the response has no rows at \`${path}\`.`,
      noSummary: (id: string) => `endpoints.summary: there is no endpoint \`${id}\`.`,
    },
  },

  /** Buttons of actions. The texts of their dialogs load with the dialogs. */
  actionButtons: {
    /** The options of an export while rows are selected. */
    exports: {
      selected: (count: number, format: string) => `The ${figure(count)} selected as ${format}`,
      all: (count: number | undefined, format: string) =>
        count === undefined ? `All as ${format}` : `All ${figure(count)} as ${format}`,
    },
    /** Why a button is disabled. */
    reasons: {
      one: "Select one row",
      oneOnly: (count: number) => `Select only one row (${figure(count)} are selected)`,
      some: "Select at least one row",
      atMost: (most: number, count: number) =>
        `You can change up to ${figure(most)} rows at once (${figure(count)} are selected)`,
      notForThese: (count: number) =>
        count === 1
          ? "This action isn't available for the selected row"
          : `This action isn't available for all ${figure(count)} selected rows`,
    },
    notLoaded: (label: string) => `Couldn't open ${label}. Try again.`,
    failed: (label: string, reason: string) => `${label}: ${reason}`,
  },

  /** What is above and below the table: status counts, summary and totals. */
  summary: {
    title: "Summary",
    byAgent: "Summary by agent",
    shownOf: (shown: number, total: number) => `${figure(shown)} of ${figure(total)}`,
    totalOf: (total: number) => `Total ${figure(total)}`,
    empty: "No data yet.",
    failed: (reason: string) => `Couldn't load the summary. ${reason}`,
    loading: "Loading the summary",
    unnamedStatus: "No name",
    retry: "Try again",
  },
  /** What is wrong with the view that is opened. */
  openedView: {
    notLoaded: (reason: string) => `Couldn't load your views. ${reason}`,
    missing: "This view doesn't exist anymore, or it isn't shared with you.",
    removedSettings: (name: string, settings: string) =>
      `View '${name}': these settings no longer apply: ${settings}.`,
    filter: (name: string) => `filter '${name}'`,
    sort: (field: string) => `sort by '${field}'`,
    variant: (name: string) => `variant '${name}'`,
    pageSize: (size: number) => `${figure(size)} rows a page`,
  },
} as const;
