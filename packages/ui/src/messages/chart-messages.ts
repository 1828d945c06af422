/** The texts of charts. */
export interface ChartMessages {
  charts: {
    showTable: string;
    showChart: string;
    downloadCsv: string;
    downloadPng: string;
    loading: string;
    /** There are no values. */
    empty: string;
    /** Announced after the description of a chart. */
    instructions: string;
    /** The default description; both with their labels. */
    range: (low: string, high: string) => string;
    /** The line at the average. */
    average: string;
    /** The rest of a pie. */
    other: string;
    total: string;
    /** Heading of the percentages. */
    share: string;
    /** Below a pie with negative values, which only its table shows. */
    negativeValues: string;
  };
}

/** English, as `useChartMessages` returns it without a provider. */
export const englishCharts: ChartMessages & { locale: string } = {
  locale: "en-US",
  charts: {
    showTable: "Show as table",
    showChart: "Show as chart",
    downloadCsv: "Download CSV",
    downloadPng: "Download PNG",
    loading: "Loading chart",
    empty: "No data",
    instructions: "Use the arrow keys to move over the values.",
    range: (low, high) => `From ${low} to ${high}.`,
    average: "Average",
    other: "Other",
    total: "Total",
    share: "Share",
    negativeValues: "Negative values are only in the table.",
  },
};
