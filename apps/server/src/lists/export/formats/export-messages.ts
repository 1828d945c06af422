import { formatDateTime, formatNumber } from "@portico/format";

/** Text in exported files. */
export const exportMessages = {
  rows: (count: number) => (count === 1 ? "1 row" : `${formatNumber(count)} rows`),
  made: (by: string, at: Date, timeZone: string) =>
    `${formatDateTime(at, { timeZone })} (${timeZone.replaceAll("_", " ")}), ${by}`,
  filters: (labels: readonly string[]) =>
    labels.length === 0 ? "No filters" : `Filtered by ${labels.join(", ")}`,
  page: (number: number, of: number) => `Page ${formatNumber(number)} of ${formatNumber(of)}`,
  noRows: "No rows match.",
  missingCharacters:
    "A ? replaces characters that this PDF's font doesn't support. The spreadsheet and CSV include them.",
};
