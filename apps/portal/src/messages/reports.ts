import { formatNumber } from "@portico/ui/format";

/** The texts of reports. */
export const reportMessages = {
  title: "Reports",
  loading: "Loading the reports",
  notLoaded: "Reports haven't loaded?",
  none: "No Data",
  name: "Report",
  language: "Language",
  isDefault: "Default",
  action: "Download",
  /** The accessible name of a report's button. */
  download: (name: string, language: string) => `Download ${name}, ${language}`,
  parameters: "Report Parameters",
  /** The dialog's description: the report and its file type. */
  about: (name: string, fileType: string) => `${name}, as ${fileType}`,
  submit: "Download",
  failed: (message: string) => `Couldn't create the report. ${message}`,
  downloadFailed: (message: string) => `Couldn't download the report. ${message}`,
  cancelFailed: (message: string) => `Couldn't cancel the report. ${message}`,
  preparing: (name: string) => `Preparing ${name}`,
  queued: "Waiting in the queue",
  rows: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)} rows`,
  inBackground: "You can leave this page. The file stays available under Your recent reports for one day.",
  cancel: "Cancel",
  saved: (fileName: string) => `${fileName} saved.`,
  cancelled: (name: string) => `${name} was canceled. No file was saved.`,
  runs: {
    title: "Your recent reports",
    hint: "Large reports run in the background. Their files stay here for one day.",
    notLoaded: "Couldn't load your reports",
    noParameters: "No parameters",
    states: {
      queued: "Queued",
      running: "Running",
      done: "Ready",
      failed: "Failed",
      cancelled: "Canceled",
    },
    download: (fileName: string) => `Download ${fileName}`,
    cancel: (name: string) => `Cancel ${name}`,
  },
  statement: {
    title: "Agent commission statement",
    ofPayment: (number: string) => `Payment number ${number}`,
    ofFilters: "All payments that match the list's filters.",
    language: "Language",
    languages: { en: "English", es: "Spanish" },
    fileType: "File type",
  },
};
