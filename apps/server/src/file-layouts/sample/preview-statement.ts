import type { StatementLayout } from "@portico/contract";
import type { StatementPreview } from "@portico/contract/features/commissions/statement-formats.schemas";
import { statementLayoutDraft, statementLayoutSchema } from "@portico/contract/schemas";
import { formatCents } from "../../file-values/amount.ts";
import type { CommissionMonth } from "../../statement-files/read/commission-month.ts";
import { readStatement, type StatementReading } from "../../statement-files/read/read-statement.ts";
import { oneChunk } from "../../table-files/one-chunk.ts";
import type { TableRow } from "../../table-files/table-row.ts";
import { UnreadableFileError } from "../../table-files/unreadable-file-error.ts";
import { headerMatcher } from "./match-header.ts";
import { columnsOf, examplesOf, findHeaderRow, openSample, type SampleReading } from "./open-sample.ts";
import { suggestLayout } from "./suggest-layout.ts";

/** The maximum number of lines and of problems in a preview. All are counted. */
const maxShown = 50;

/**
 * Reads a sample without storing anything.
 * @param chosen the layout to read it with. A layout without required columns reads no lines. By default, a suggestion
 * @param statementMonth the month of lines without a month
 * @param reading what a person chose about the sample
 */
export async function previewStatement(
  sample: Uint8Array,
  chosen: StatementLayout | undefined,
  statementMonth: CommissionMonth,
  reading: Pick<SampleReading, "sheet" | "encoding"> = {},
): Promise<StatementPreview> {
  const opened = await openSample(sample, { ...reading, delimiter: chosen?.delimiter });
  const layout = chosen ?? statementLayoutDraft.parse(suggestLayout("statements", opened));
  const read = await readLines(sample, { ...reading, layout, statementMonth });
  const header = read.header ?? findHeaderRow(opened, headerMatcher("statements"));
  return {
    layout,
    encoding: opened.encoding,
    delimiter: opened.delimiter,
    headerLine: header?.line ?? null,
    columns: header
      ? columnsOf(opened, header).map((column) => ({ header: column.header, examples: examplesOf(column) }))
      : [],
    ...read.result,
    error: read.result.error ?? opened.error,
  };
}

type Result = Pick<StatementPreview, "lines" | "problems" | "counts" | "amount" | "error">;

async function readLines(sample: Uint8Array, reading: StatementReading) {
  const lines: StatementPreview["lines"] = [];
  const problems: StatementPreview["problems"] = [];
  const counts = { lines: 0, duplicates: 0, refused: 0, skipped: 0, wrongTotals: 0 };
  let sum = 0n;
  let header: TableRow | undefined;
  const end = (error: StatementPreview["error"]): { header: TableRow | undefined; result: Result } => ({
    header,
    result: { lines, problems, counts, amount: formatCents(sum), error },
  });
  if (!statementLayoutSchema.safeParse(reading.layout).success) return end(null);
  try {
    const outcomes = readStatement(oneChunk(sample), reading, (row) => {
      header = row;
    });
    for await (const outcome of outcomes) {
      if (outcome.kind === "Line") {
        const { cents, ...line } = outcome.line;
        counts.lines += 1;
        sum += cents;
        if (lines.length < maxShown) lines.push({ ...line, amount: formatCents(cents) });
      } else {
        counts[countNames[outcome.kind]] += 1;
        if (outcome.isWrongTotal) counts.wrongTotals += 1;
        if (problems.length < maxShown) problems.push(outcome.problem);
      }
    }
    return end(null);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return end({ line: error.line, message: error.message });
  }
}

const countNames = { Duplicate: "duplicates", Refused: "refused", Skipped: "skipped" } as const;
