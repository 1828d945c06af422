import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import * as z from "zod";
import { cleanCell } from "../clean-cell.ts";
import { maxColumns, tooManyColumns } from "../table-limits.ts";
import type { TableRow } from "../table-row.ts";
import { UnreadableFileError } from "../unreadable-file-error.ts";
import { type ChosenEncoding, decode } from "./decode.ts";
import { delimiterSampleLength, detectDelimiter } from "./delimiter.ts";

/** A longer row means that an unclosed quote includes the rest of the file. */
const maxRowLength = 100_000;

const parsedRow = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });

/** How to read a text file. */
export interface TextReading {
  /** @default the one that the first line or the first rows suggest */
  readonly delimiter?: string | undefined;
  /** What a file is that is neither UTF-8 nor UTF-16. @default an error */
  readonly encoding?: ChosenEncoding | undefined;
}

/**
 * Reads the rows of a text file with delimiters as a stream. Unquoted values can contain quotes.
 * @throws UnreadableFileError if its encoding is invalid or a quote isn't closed
 */
export async function* readTextRows(
  bytes: AsyncIterable<Uint8Array>,
  { delimiter, encoding }: TextReading = {},
): AsyncGenerator<TableRow> {
  const texts = decode(bytes, encoding);
  const start: string[] = [];
  for (let length = 0; length < delimiterSampleLength; ) {
    const next = await texts.next();
    if (next.done) break;
    start.push(next.value);
    length += next.value.length;
  }
  const first = start.join("");
  const detected = detectDelimiter(first);
  const linesBefore = detected.declarationLength > 0 ? 1 : 0;
  const whole = async function* () {
    yield first.slice(detected.declarationLength);
    yield* texts;
  };
  // Updated as soon as a row is parsed: after a parse error, rows that were not yet returned are dropped.
  let last = linesBefore;
  const parser = parse({
    info: true,
    on_record: (row, { lines }) => {
      last = lines + linesBefore;
      return row;
    },
    delimiter: delimiter ?? detected.delimiter,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRowLength,
  });
  const source = Readable.from(whole());
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const row of parser) {
      const { record, info } = parsedRow.parse(row);
      const line = info.lines + linesBefore;
      if (record.length > maxColumns) throw tooManyColumns(line);
      yield { line, cells: record.map(cleanCell) };
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error, last + 1) : error;
  } finally {
    source.destroy();
  }
}

/** @param line the first line of the row that can't be read */
function unreadable({ code }: CsvError, line: number): UnreadableFileError {
  return new UnreadableFileError(
    line,
    code === "CSV_MAX_RECORD_SIZE"
      ? `A row is longer than ${maxRowLength.toLocaleString("en-US")} characters. A closing quote may be missing.`
      : "A closing quote is missing.",
  );
}
