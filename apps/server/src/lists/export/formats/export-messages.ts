import { formatDateTime, formatNumber } from "@portico/format";

/** What is written into exported files beside labels and values. */
export const exportMessages = {
  rows: (count: number) => (count === 1 ? "1 row" : `${formatNumber(count)} rows`),
  made: (by: string, at: Date, timeZone: string) =>
    `${formatDateTime(at, { timeZone })} (${timeZone.replaceAll("_", " ")}), ${by}`,
  filters: (labels: readonly string[]) =>
    labels.length === 0 ? "No filters" : `Filtered by ${labels.join(", ")}`,
  page: (number: number, of: number) => `Page ${formatNumber(number)} of ${formatNumber(of)}`,
  noRows: "No rows match.",
  missingCharacters:
    "A ? stands for characters that this file's font lacks; the spreadsheet and CSV have them.",
};
