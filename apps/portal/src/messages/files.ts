const figure = (count: number) => count.toLocaleString("en-US");
const rows = (count: number) => (count === 1 ? "1 row" : `${figure(count)} rows`);

/** The texts of exports. */
export const exportMessages = {
  underWay: (title: string, format: string) => `Exporting ${title} as ${format}`,
  rows,
  queued: "Queued",
  inProgress: "In progress",
  whyQueued: "It starts when other exports finish.",
  cancel: "Cancel",
  cancelled: (title: string) => `The export of ${title} was cancelled; nothing was saved.`,
  saved: (fileName: string, count: number | undefined) =>
    count === undefined ? `${fileName} saved.` : `${fileName} saved, ${rows(count)}.`,
  failed: (reason: string) => `The export failed and nothing was saved. ${reason}`,
  inPlace: "Export in another format instead:",
  as: (format: string) => `As ${format}`,
} as const;

/** The texts of uploads. */
export const uploadMessages = {
  broken: (id: string) => `\`${id}\` takes no file. Correct the screen's declaration.`,
  missing: (labels: readonly string[]) => `Still to be filled in: ${labels.join(", ")}`,
  done: (fileName: string) => `${fileName} was taken.`,
  line: (line: number, reason: string) => `Line ${figure(line)}: ${reason}`,
  refused: "Nothing was loaded.",
  cancelled: "It was cancelled; nothing was loaded.",
  tooLate: (outcome: string) => `It was too late to stop the upload. ${outcome}`,
  cancelFailed: (reason: string) => `The upload could not be stopped and goes on at the server. ${reason}`,
} as const;
