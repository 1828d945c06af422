import { formatNumber } from "@portico/ui/format";

const count = (number: number, noun: string) => `${formatNumber(number)} ${number === 1 ? noun : `${noun}s`}`;

/** The texts of the dialog that adds and edits CSV formats. */
export const statementFormatMessages = {
  newTitle: "New CSV format",
  editTitle: "Edit CSV format",
  copyTitle: "Copy CSV format",
  create: "Create",
  save: "Save",
  created: "CSV format created",
  saved: "CSV format saved",
  failed: (message: string) => `Couldn't save the CSV format. ${message}`,
  notLoaded: "Couldn't load the CSV format",
  loading: "Loading the CSV format",
  noneSelected: "Select a CSV format first.",
  name: "Name",
  carrier: "Carrier",
  anyCarrier: "Any carrier",
  enabled: "Enabled",
  enabledHint: "Statements can be loaded with it.",
  sample: {
    title: "Sample",
    label: "Sample file",
    hint: "A statement of the carrier, up to 4 MB. It is only read to show the preview, and is not stored.",
    reading: "Reading the sample…",
    found: (encoding: string, delimiter: string, line: number) =>
      `${encoding} text, delimiter: ${delimiter.toLowerCase()}, headers in line ${line}.`,
    noHeaders: "No header row was found in the sample.",
    suggest: "Suggest settings",
    suggested: "Settings suggested from the sample",
  },
  reading: {
    title: "How files are read",
    delimiter: "Delimiter",
    linesToSkip: "Lines to skip",
    linesToSkipHint:
      "Lines to skip at the start of the file. Usually 0, because text above the header row is skipped automatically.",
    dateOrder: "Order in dates",
    decimalMark: "Decimal mark",
    sign: "Positive amounts",
    signs: { paid: "Are paid to the agency", chargedBack: "Are charged back" },
    signHint: "Amounts in parentheses or with a minus sign mean the opposite.",
    chargebackTypes: "Chargeback types",
    chargebackHint:
      "Lines of these transaction types are always charged back. Separate them with semicolons.",
    totalLabels: "Other total labels",
    totalHint: "Lines that start with “Total” or “Subtotal” are left out. Add other labels, such as “Sum”.",
  },
  columns: {
    title: "Columns",
    lead: "Choose what each column of the sample contains.",
    leadWithoutSample: "Enter the headers of each column, or add a sample and choose from its columns.",
    contains: (header: string) => `Column “${header}” contains`,
    unnamed: (position: number) => `Column ${position}`,
    notUsed: "Not used",
    replaced: (column: string, header: string, before: string) =>
      `${column} is now read from “${header}” instead of “${before}”.`,
    noExamples: "No values",
    headersOf: (column: string) => `${column} headers`,
    headersHint:
      "Separate several possible headers with semicolons. Case, spaces and punctuation don't matter.",
    optional: "Optional columns",
    optionalHint: "Files may omit these columns.",
  },
  preview: {
    title: "Preview",
    incomplete: "Choose the columns with the policy number, the name and the amount to see the lines.",
    failed: "Couldn't read the sample",
    noSample: "Add a sample to see how its lines are read.",
    stopped: (line: number, message: string) => `Line ${line}: ${message}`,
    summary: (lines: number, amount: string) => `${count(lines, "line")}, ${amount} in total.`,
    left: (duplicates: number, refused: number, skipped: number) =>
      [
        `${formatNumber(refused)} refused`,
        count(duplicates, "duplicate"),
        `${formatNumber(skipped)} left out as headers, totals or text`,
      ].join(", "),
    refusedNote: "A statement with a refused line is not loaded.",
    wrongTotals: (totals: number) =>
      `${count(totals, "total")} ${totals === 1 ? "disagrees" : "disagree"} with the sum of the lines.`,
    lines: "Lines that would be loaded",
    problems: "Lines that would not be loaded",
    first: (shown: number, all: number) => `The first ${formatNumber(shown)} of ${formatNumber(all)}.`,
    monthNote: "Lines without a month get the month that is chosen when the statement is loaded.",
    line: "Line",
    policyNumber: "Policy number",
    insured: "Insured",
    month: "Month",
    members: "Members",
    amount: "Amount",
    result: "Result",
    reason: "Reason",
  },
};
