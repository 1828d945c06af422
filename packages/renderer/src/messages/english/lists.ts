import { englishConditions } from "@portico/screens/description";

const figure = (count: number) => count.toLocaleString("en-US");
const rows = (count: number) => (count === 1 ? "1 row" : `${figure(count)} rows`);

/** The texts of a list's actions: their dialogs and notifications. */
export const englishActions = {
  /** Rows by number and kind: '312 policies'. */
  rowsOfKind: (count: number, kind: string) => `${figure(count)} ${kind}`,
  done: (label: string) => `${label}: done.`,
  /** What was done to which rows: 'Set Disposition: 25 leads'. */
  doneTo: (label: string, rows: string) => `${label}: ${rows}`,
  unknownEndpoint: (label: string, id: string) =>
    `${label} needs \`${id}\`, but there is no such endpoint. Correct the screen's declaration.`,
  missingStatus: (code: string) =>
    `Nothing was changed because the status ${code} doesn't exist. Ask an administrator to add it.`,
  noId: (label: string) => `Can't open ${label}: this row has no ID to look up.`,
  changedTo: (header: string, before: string, now: string) =>
    `${header}: you saw ${before || "no value"}, now it's ${now || "empty"}`,
  submitAgain: "Submit again to overwrite.",
  unnamedStatus: "bad name?",
  system: "System",
  statusChange: {
    status: "Status",
    /** @param kind what the app calls the status, such as 'unpaid status'. Undefined for a record's only one */
    changes: (what: string, kind?: string) => `Changes the ${kind ?? "status"} of ${what}.`,
    /** The title of the dialog for one of several statuses: 'Change unpaid status'. */
    titleOf: (kind: string) => `Change ${kind}`,
    success: "Status changed successfully!",
    /** '25 policies changed to Contacted' */
    changed: (rows: string, status: string) => `${rows} changed to ${status}`,
  },
  followUp: {
    /** @param kind what is promised, such as 'Call Back' */
    legend: (kind: string) => `Follow up: ${kind}`,
    hint: "Optional. 1 is the next business day, without weekends and holidays.",
    inDays: "Business days",
    day: "Or on a day",
    time: "Time",
    daysInvalid: (most: number) => `Enter a whole number from 0 to ${figure(most)}.`,
    dayMissing: "Choose a day, or a number of days.",
    dayPast: "Choose today or a later day.",
    /** @param when '2026/01/05 13:05' */
    added: (count: number, when: string) =>
      count === 1 ? `Follow-up on ${when}` : `Follow-up on ${when} for each of ${figure(count)}`,
  },
  assign: {
    changes: (what: string) => `Assigns ${what} to one agent.`,
    person: "Agent",
    success: "Assignment done successfully!",
    /** '25 policies assigned to Dana Whitfield' */
    assigned: (rows: string, person: string) => `${rows} assigned to ${person}`,
  },
  history: {
    title: "History",
    isNone: (id: string) => `\`${id}\` doesn't return a history. Correct the screen's declaration.`,
    empty: "No status yet",
    until: (moment: string) => `until ${moment}`,
    isCurrent: "current",
    cleared: "Cleared",
  },
  notes: {
    title: "Notes",
    failed: (reason: string) => `Couldn't create note: ${reason}`,
    olderFailed: (reason: string) => `Couldn't load older notes: ${reason}`,
    noDownload: "This is a preview. Open the screen to download files.",
    downloadFailed: (name: string, reason: string) => `Couldn't download ${name}. ${reason}`,
  },
  copy: {
    field: (header: string) => `${header} copied!`,
    row: "Row copied!",
    nothing: (header: string) => `There is no ${header.toLowerCase()} to copy.`,
    masked: (header: string) => `${header} is masked and can't be copied.`,
    failed: "Your browser blocked copying. Allow clipboard access for this page and try again.",
  },
  job: {
    queued: "Queued",
    running: "In progress",
    steps: (done: number, total: number) => `${figure(done)} of ${figure(total)}`,
    cancel: "Cancel",
    cancelling: "Canceling after the current step",
    canClose: "You can close this. It continues in the background.",
    stopped: (label: string) => `${label} was canceled.`,
    failed: (label: string) => `${label} failed.`,
  },
} as const;

/** The texts of undoing bulk changes. */
export const englishUndo = {
  followUpRemoved: (count: number) =>
    count === 1 ? "Its follow-up was removed." : `The follow-up of ${figure(count)} was removed.`,
  followUpKept: (count: number) =>
    count === 1
      ? "1 keeps its follow-up, because something was changed since."
      : `${figure(count)} keep their follow-up, because something was changed since.`,
  restored: (what: string) => `Undone. ${what} restored.`,
  /** @param names up to three of the skipped rows */
  partlyRestored: (restored: number, skipped: number, names: readonly string[]) => {
    const others = skipped - names.length;
    const all = names.length === 0 || others === 0 ? names : [...names, `${figure(others)} more`];
    const listed = all.length > 0 ? `: ${all.join(", ")}` : "";
    return `${figure(restored)} restored, ${figure(skipped)} left as they are because they were changed since${listed}.`;
  },
} as const;

/** The texts of a row's details, in a dialog and on a page. */
export const englishDetails = {
  loading: "Loading",
  openPage: "Open as a page",
  call: (phone: string) => `Call ${phone}`,
  message: (phone: string) => `Send a text message to ${phone}`,
  copy: (field: string) => `Copy ${field}`,
  copied: (field: string) => `${field} copied.`,
  notCopied: "Your browser doesn't allow copying. Select the text and press Ctrl+C.",
  print: "Print",
  more: "Details",
  notes: "Notes",
  history: "History",
  loadingHistory: "Loading the history",
  notFound: {
    title: "Not found",
    text: "This record doesn't exist, or you don't have access to it.",
    back: (title: string) => `Back to ${title}`,
  },
  noLongerIn: (list: string) => `No longer in ${list}.`,
  noSuchEndpoint: (id: string) =>
    `detail.endpoint: there is no endpoint \`${id}\`. Correct the screen's declaration.`,
} as const;

/** What follows when a list can't be printed: its rows didn't load, or are too many. */
export const englishPrint = {
  failed: (reason: string) => `Couldn't load the rows to print. ${reason}`,
  tooMany: (total: number, hasMore: boolean) =>
    `${figure(total)}${hasMore ? "+" : ""} rows are too many to print`,
  exportInstead: (most: number) =>
    `Up to ${figure(most)} rows can be printed. Export them as PDF instead, or narrow the filters.`,
  printPage: (most: number) =>
    `Up to ${figure(most)} rows can be printed. Print the page that is shown, or narrow the filters.`,
  exportPdf: "Export PDF",
  thisPage: "Print this page",
};

/** The progress and the results of exports. */
export const englishExports = {
  exporting: (title: string, format: string) => `Exporting ${title} as ${format}`,
  rows,
  queued: "Queued",
  inProgress: "In progress",
  queuedReason: "It starts when other exports finish.",
  cancel: "Cancel",
  cancelled: (title: string) => `The export of ${title} was canceled. No file was saved.`,
  saved: (fileName: string, count: number | undefined) =>
    count === undefined ? `${fileName} saved.` : `${fileName} saved, ${rows(count)}.`,
  failed: (reason: string) => `The export failed and no file was saved. ${reason}`,
  otherFormats: "Export in another format:",
  asFormat: (format: string) => `As ${format}`,
} as const;

/** The texts about selected rows that are no longer in the list. */
export const englishRemovedRows = {
  deselected: (count: number) =>
    count === 1
      ? "1 selected row is no longer in the list and was deselected."
      : `${figure(count)} selected rows are no longer in the list and were deselected.`,
  notChecked: (count: number, reason: string) =>
    count === 1
      ? `1 selected row is on another page and may no longer match. ${reason}`
      : `${figure(count)} selected rows are on other pages and may no longer match. ${reason}`,
};

/** What is wrong with a screen that can't be shown. Each text starts with the path in its declaration. */
export const englishBrokenScreens = {
  title: (screen: string) => `${screen} can't be shown`,
  hint: "Correct the screen's declaration.",
  noColumns: (list: string) => `columns: none of them is a field of \`${list}\`.`,
  noFilter: (path: string, name: string, list: string) =>
    `${path}: \`${name}\` is not a filter of \`${list}\`, so the list would show too many rows.`,
  noList: (id: string) => `endpoints.list: there is no list \`${id}\`.`,
  noRowId: (field: string, list: string) => `rowId: \`${field}\` is not a field of \`${list}\`.`,
} as const;

/** The texts of the table by agent, and of the legend. */
export const englishSummary = {
  agent: "Agent",
  total: "Total",
  unassigned: "Unassigned",
  read: (moment: string) => `Data as of ${moment}`,
  refreshed: (moment: string) => `Last loaded ${moment}`,
  legend: "What the colors mean",
} as const;

/** The texts of fixed filters. */
export const englishFixedFilters = {
  /** Instead of a value's label while it loads. */
  loading: "…",
  /** @param label the kind of record, such as 'Agent' */
  notFound: (label: string) => `${label} not found`,
  conditions: englishConditions,
} as const;

/** The totals below a table. */
export const englishTotals = {
  result: "Result",
  label: "Totals",
  records: "Records",
  view: "View",
  viewOf: (label: string) => `View ${label}`,
  failed: (reason: string) => `couldn't be calculated. ${reason}`,
  retryOf: (label: string) => `Try again: ${label}`,
  loading: "…",
  none: "–",
} as const;
