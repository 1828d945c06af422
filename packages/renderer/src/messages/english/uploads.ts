const figure = (count: number) => count.toLocaleString("en-US");

/** The texts of uploads. */
export const englishUploads = {
  broken: (id: string) => `\`${id}\` doesn't accept files. Correct the screen's declaration.`,
  missing: (labels: readonly string[]) => `Required: ${labels.join(", ")}`,
  done: (fileName: string) => `${fileName} was imported.`,
  line: (line: number, reason: string) => `Line ${figure(line)}: ${reason}`,
  download: (count: number) => `Download list (${figure(count)})`,
  downloadResult: "Download rows with results",
  /** @param counts such as "12 new" */
  load: (counts: readonly string[]) =>
    counts.length > 0 ? `Load ${counts.join(", ")}` : "Load without changes",
  csvHeader: "Line,Message",
  csvName: (fileName: string) => `${fileName.replace(/\.[^.]*$/, "")}-messages.csv`,
  confirm: { title: "Upload anyway?", submit: "Upload anyway" },
  choose: {
    another: "None of these. Map the columns instead.",
    sheet: {
      title: "Choose a sheet",
      submit: "Upload this sheet",
      label: "Sheet",
      hint: "The file has data in several sheets. Only one is read.",
    },
    layout: {
      title: "Choose a layout",
      submit: "Upload with this layout",
      label: "Layout",
      hint: "Several layouts fit the headers of the file, but read it differently.",
    },
  },
  layout: { label: "Layout", usual: "Standard headers" },
  refused: "Nothing was imported.",
  cancelled: "The upload was canceled.",
  tooLate: (outcome: string) => `The upload had already finished and couldn't be canceled. ${outcome}`,
  cancelFailed: (reason: string) => `Couldn't cancel the upload. It's still running on the server. ${reason}`,
} as const;
