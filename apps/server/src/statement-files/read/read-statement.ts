import { createHash } from "node:crypto";
import {
  type StatementColumn,
  type StatementLayout,
  statementColumnLabels,
  statementColumns,
} from "@portico/contract";
import type { HeaderNames } from "../../table-files/find-columns.ts";
import type { WantedHeader } from "../../table-files/find-header.ts";
import { openTable, type Table } from "../../table-files/open-table.ts";
import type { TableReading } from "../../table-files/read-rows.ts";
import { reportedValue } from "../../table-files/reported-value.ts";
import type { TableRow } from "../../table-files/table-row.ts";
import { delimiterCharacters } from "../../table-files/text/delimiter.ts";
import { UnreadableFileError } from "../../table-files/unreadable-file-error.ts";
import type { CommissionMonth } from "./commission-month.ts";
import { type Cell, cellsOf, type LineContext, parseLine, readAmount } from "./parse-line.ts";
import type { LineOutcome, LineProblem, ProblemOutcome } from "./statement-line.ts";
import { readTotal, runningSums } from "./total-lines.ts";

/** How to read a statement. */
export interface StatementReading extends Pick<TableReading, "sheet" | "encoding"> {
  readonly layout: StatementLayout;
  readonly statementMonth: CommissionMonth;
  /** Whether a line's month can be long before or after the statement's. @default false */
  readonly allowsAnyMonth?: boolean | undefined;
}

/**
 * Reads the lines of a statement one by one. Reports each line that can't be loaded, and continues.
 * @param onHeader called when the header row is found
 * @throws UnreadableFileError if the rest can't be read, or the file has no lines
 */
export async function* readStatement(
  bytes: AsyncIterable<Uint8Array>,
  { layout, sheet, encoding, ...reading }: StatementReading,
  onHeader?: (header: TableRow) => void,
): AsyncGenerator<LineOutcome> {
  const notes = layout.isInverted ? [invertedNote] : [];
  const table = await openTable(bytes, wantedHeader(layout), {
    delimiter: delimiterCharacters[layout.delimiter],
    sheet,
    encoding,
    onNotRead: (note) => notes.push(note),
  });
  const { columns, header, above, rows } = table;
  try {
    onHeader?.(header);
    // These are about the whole file, so they come before its first line.
    if (notes.length > 0) yield skipped(0, notes.join(" "), []);
    for (const { cells, line } of above) yield skipped(line, "Above the header row.", cells);
    const classify = lineClassifier(table, { columns, layout, ...reading });
    let lines = 0;
    let lastLine = header.line;
    for await (const row of rows) {
      lastLine = row.line;
      const outcome = classify(row);
      if (outcome.kind !== "Skipped") lines++;
      yield outcome;
    }
    if (lines === 0)
      throw new UnreadableFileError(lastLine + 1, "The file has no lines below the header row.");
  } finally {
    await rows.return(undefined);
  }
}

const invertedNote =
  "The layout inverts amounts: positive ones are stored as negative, and negative ones as positive.";

/** Returns a function that decides what each row is. */
function lineClassifier({ header }: Pick<Table<StatementColumn>, "header">, context: LineContext) {
  const { columns, layout } = context;
  const headerKey = keyOf(header.cells);
  const headerCell = cellsOf(header, columns);
  const seen = new Set<string>();
  const sums = runningSums();
  return (row: TableRow): LineOutcome => {
    const { cells: texts, line } = row;
    const cell = cellsOf(row, columns);
    const problem = problemOf(line, cell);
    const rowKey = keyOf(texts);
    if (rowKey === headerKey || isHeaderAgain(cell, headerCell))
      return problem("Skipped", "Repeated header.");
    const total = readTotal(texts, cell, layout);
    if (total) {
      const disagreement = sums.check(total);
      return disagreement === undefined
        ? problem("Skipped", "Total.")
        : { ...problem("Skipped", `Wrong total. ${disagreement}`), isWrongTotal: true };
    }
    if (isText(texts, cell)) return problem("Skipped", "Not a commission line.");
    if (isBareSum(cell)) {
      const amount = readAmount(cell("amount"), cell("transactionType"), layout);
      const number = cell("policyNumber");
      if ("value" in amount && sums.isSum(amount.value))
        return problem("Skipped", number === "" ? "Total without a label." : "Total.");
      if (number !== "") return problem("Refused", `${headerOf(columns)} isn't a policy number.`);
    }
    const read = parseLine(row, context);
    if ("problems" in read) return problem("Refused", read.problems.join(" "));
    // Half of the hash, as a string of 16 bytes: large files have many.
    const key = createHash("sha256").update(rowKey).digest().toString("latin1", 0, 16);
    const isDuplicate = seen.has(key);
    seen.add(key);
    sums.add(read.line.cents, isDuplicate);
    if (isDuplicate) return problem("Duplicate", "Identical to an earlier line.");
    return { kind: "Line", ...read };
  };
}

/** The cells of a row as one text, without empty ones at the end. */
function keyOf(texts: readonly string[]): string {
  return JSON.stringify(texts.slice(0, texts.findLastIndex((text) => text !== "") + 1));
}

/** Whether a row repeats the header in the columns of the policy number and the amount. */
function isHeaderAgain(cell: Cell, headerCell: Cell): boolean {
  return (["policyNumber", "amount"] as const).every(
    (column) => cell(column).toLowerCase() === headerCell(column).toLowerCase(),
  );
}

/** Whether a row is a heading or a note: it has neither an amount nor a policy with a name. */
function isText(texts: readonly string[], cell: Cell): boolean {
  if (cell("amount") !== "") return false;
  if (texts.filter((text) => text !== "").length === 1) return true;
  const number = cell("policyNumber");
  if (texts.some((text) => /^page \d+\b/i.test(text))) return true;
  if (number !== "" && hasNoDigit(number)) return true;
  const hasName = [cell("insuredName"), cell("firstName"), cell("lastName")].some((name) => name !== "");
  return !hasName && (number === "" || number.includes(":"));
}

/** Whether a row has an amount, but nothing that identifies a policy. Policy numbers have digits. */
function isBareSum(cell: Cell): boolean {
  const others = ["insuredName", "firstName", "lastName", "month"] as const;
  return hasNoDigit(cell("policyNumber")) && others.every((column) => cell(column) === "");
}

function hasNoDigit(text: string): boolean {
  return !/\p{N}/u.test(text);
}

function headerOf({ found }: LineContext["columns"]): string {
  return found.get("policyNumber")?.header ?? statementColumnLabels.policyNumber;
}

const maxReportedLength = 200;

function problemOf(line: number, cell: Cell) {
  return (kind: LineProblem["kind"], reason: string): ProblemOutcome => ({
    kind,
    problem: {
      line,
      kind,
      reason,
      policyNumber: reported(cell("policyNumber")),
      insuredName: reported(cell("insuredName") || [cell("firstName"), cell("lastName")].join(" ").trim()),
      amount: reported(cell("amount")),
    },
  });
}

function skipped(line: number, reason: string, [first = ""]: readonly string[]): ProblemOutcome {
  return {
    kind: "Skipped",
    problem: { line, kind: "Skipped", reason, policyNumber: reported(first), insuredName: "", amount: "" },
  };
}

function reported(text: string): string {
  return reportedValue(text, maxReportedLength);
}

/** The header row of a statement. */
function wantedHeader({
  columns,
  optionalColumns,
  linesToSkip,
}: Pick<StatementLayout, "columns" | "optionalColumns" | "linesToSkip">): WantedHeader<StatementColumn> {
  const headerNames = Object.fromEntries(
    statementColumns.map((column) => [column, columns[column] ?? []]),
  ) as HeaderNames<StatementColumn>;
  return {
    headerNames,
    required: statementColumns.filter(
      (column) => headerNames[column].length > 0 && !optionalColumns.includes(column),
    ),
    linesToSkip,
    emptyMessage: "The file has no header row.",
    advice: "Check whether this is the right format for the file.",
  };
}
