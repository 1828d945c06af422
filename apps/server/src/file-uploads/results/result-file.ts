import { textCell } from "../../lists/export/formats/csv.ts";
import { describeRow, type FileHeader, type RowResult } from "../../row-results/row-result.ts";
import { inChunks } from "../../table-files/in-chunks.ts";
import type { TableRow } from "../../table-files/table-row.ts";
import { UnreadableFileError } from "../../table-files/unreadable-file-error.ts";

/** The rows of a file, and what happened with them. */
export interface ResultRows {
  /** The rows as they were read. */
  readonly rows: AsyncIterable<TableRow>;
  /** In the order of their lines. */
  readonly results: AsyncIterable<RowResult>;
  /** Undefined if the file has none that can be read. */
  readonly header: FileHeader | null;
  /** The result of rows below the header that `results` doesn't name. */
  readonly otherRows: string;
}

/** The name of the column with the results. */
const resultHeader = "Result";

/** The original rows with a column that says what happened with each, as the pieces of a CSV file without formulas. */
export async function* resultFile({ rows, results, header, otherRows }: ResultRows): AsyncGenerator<string> {
  // Spreadsheets need the byte order mark to read UTF-8.
  yield "\ufeff";
  for await (const lines of inChunks(linesOf({ rows, results, header, otherRows }), 500))
    yield lines.join("");
}

async function* linesOf({ rows, results, header, otherRows }: ResultRows): AsyncGenerator<string> {
  const width = header?.width ?? 0;
  const iterator = results[Symbol.asyncIterator]();
  let next = await iterator.next();
  /** The results before a line, which are about rows that can't be read again. */
  async function* before(line: number) {
    for (; !next.done && next.value.line < line; next = await iterator.next())
      yield lineOf([], width, `Line ${next.value.line}: ${describeRow(next.value)}`);
  }
  try {
    for await (const { line, cells } of rows) {
      yield* before(line);
      if (line === header?.line) yield lineOf(cells, width, resultHeader);
      else if (!next.done && next.value.line === line) {
        yield lineOf(cells, width, describeRow(next.value));
        next = await iterator.next();
      } else yield lineOf(cells, width, header && line > header.line ? otherRows : "");
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
  }
  yield* before(Number.POSITIVE_INFINITY);
}

/** Cells to the right of the header come before the result. */
function lineOf(cells: readonly string[], width: number, result: string): string {
  const filled = Array.from({ length: Math.max(width, cells.length) }, (_, index) => cells[index] ?? "");
  return `${[...filled, result].map(textCell).join(",")}\r\n`;
}
