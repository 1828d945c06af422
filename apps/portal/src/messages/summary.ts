/** The texts of what stands above and under a list, which come with it. */
export const summaryMessages = {
  title: "Summary",
  byAgent: "By agent",
  agent: "Agent",
  total: "Total",
  refreshed: (moment: string) => `Figures as of ${moment}`,
  empty: "No figures yet.",
  failed: (reason: string) => `The figures could not be loaded. ${reason}`,
  loading: "Loading figures",
  unnamedStatus: "No name",
  legend: "What the colours mean",
  totals: {
    label: "Totals",
    records: "Records",
    view: "View",
    viewOf: (label: string) => `View ${label}`,
    failed: (reason: string) => `could not be worked out. ${reason}`,
    retryOf: (label: string) => `Try again: ${label}`,
    loading: "…",
    none: "–",
  },
  retry: "Try again",
} as const;
