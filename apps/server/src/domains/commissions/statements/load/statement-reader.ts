import { formatCents } from "../../../../file-values/amount.ts";
import type { CommissionMonth } from "../../../../statement-files/read/commission-month.ts";
import { readStatement, type StatementReading } from "../../../../statement-files/read/read-statement.ts";
import type { LineOutcome } from "../../../../statement-files/read/statement-line.ts";
import { inChunks } from "../../../../table-files/in-chunks.ts";
import type { TableRow } from "../../../../table-files/table-row.ts";
import { type CheckedStatement, checkStatement } from "./check-file.ts";
import { findMonths } from "./find-months.ts";

/** A statement's file, and how to read it. */
export interface StatementFile {
  readonly bytes: Uint8Array;
  readonly reading: StatementReading;
}

/** Reads a statement, several times. */
export interface StatementReader {
  /** The months of the lines that can be read, in order; up to the first line of the month `until`. */
  months(until?: CommissionMonth): Promise<readonly CommissionMonth[]>;
  /** Checks all lines. */
  check(): Promise<CheckedStatement>;
  /** The lines that can be loaded, in chunks, each as the JSON for `stageLines`. */
  chunks(): AsyncIterable<string>;
}

/** Reads a statement in this thread. */
export function statementReader({ bytes, reading }: StatementFile): StatementReader {
  let header: TableRow | undefined;
  const read = () =>
    readStatement(piecesOf(bytes), reading, (row) => {
      header = row;
    });
  return {
    months: (until) => findMonths(read(), until),
    check: () => checkStatement(read(), () => header),
    chunks: () => chunksOf(read()),
  };
}

/** The number of lines per transaction. The embedded database answers other requests between two of them. */
const linesPerChunk = 250;

/** The size of a piece. The rows of a piece are in memory at the same time. */
const pieceSize = 16 * 1024;

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += pieceSize) yield bytes.subarray(from, from + pieceSize);
}

async function* chunksOf(outcomes: AsyncIterable<LineOutcome>): AsyncGenerator<string> {
  for await (const lines of inChunks(linesOf(outcomes), linesPerChunk)) yield JSON.stringify(lines);
}

async function* linesOf(outcomes: AsyncIterable<LineOutcome>) {
  for await (const outcome of outcomes) {
    if (outcome.kind !== "Line") continue;
    const { cents, ...line } = outcome.line;
    yield { ...line, amount: formatCents(cents) };
  }
}

/** The number of chunks of a statement. */
export function chunksIn({ lines }: CheckedStatement): number {
  return Math.ceil(lines / linesPerChunk);
}
