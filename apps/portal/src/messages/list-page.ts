const figure = (count: number) => count.toLocaleString("en-US");

/** The texts of a list page that stand outside its dialogs. */
export const listPageMessages = {
  toolbar: (title: string) => `Actions on ${title}`,
  variant: "Columns shown",
  compact: "Compact rows",

  chooseFirst: (filter: string) =>
    `Choose ${/^[aeiou]/i.test(filter) ? "an" : "a"} ${filter.toLowerCase()} first`,
  chooseDates: "Set dates first",
  daysAhead: (days: number) => `Next ${days} days`,
  until: (day: string) => `Until ${day}`,

  masked: "Hidden",
  maskedDots: "••••••",

  selection: {
    clearedByFilter: "Nothing is selected any more, because the filters changed.",
    expired: (count: number) =>
      `The ${count.toLocaleString("en-US")} matching rows were selected too long ago, and are not selected any more.`,
    tooManyMatch: (count: number, hasMore: boolean, most: number) =>
      `${figure(count)}${hasMore ? "+" : ""} rows match, and at most ${figure(most)} are changed at once. Narrow the filters.`,
    allMatchingFailed: (reason: string) => `The rows that match could not be selected. ${reason}`,
  },

  columnsGone: (fields: string) =>
    `The list no longer has ${fields}. Your other columns are as you left them.`,
  fieldsGone: (title: string, fields: string) =>
    `${title} is shown without ${fields}, which its data no longer has. Tell an administrator.`,
  partNotLoaded: "A part of this page could not be loaded. Check the connection and reload the page.",
  staleRows: "These rows are from before.",
  retry: "Try again",

  broken: {
    noRows: (path: string) => `rows: the answer holds no rows at \`${path}\`.`,
    noSummary: (id: string) => `endpoints.summary: there is no call \`${id}\`.`,
  },
} as const;
