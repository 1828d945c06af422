/** The texts of a row's detail. */
export const detailMessages = {
  loading: "Loading",
  openPage: "Open as a page",
  print: "Print",
  more: "Details",
  notes: "Notes",
  history: "History",
  loadingHistory: "Loading the history",
  notThere: {
    title: "Not there",
    text: "It is not there, or not visible to you. It may have been removed, or belong to somebody else.",
    back: (title: string) => `Back to ${title}`,
  },
  noSuchEndpoint: (id: string) =>
    `detail.endpoint: there is no call \`${id}\`. Correct the screen's declaration.`,
} as const;
