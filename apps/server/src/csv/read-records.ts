import { Readable } from "node:stream";
import { isBlank } from "@portico/format";
import { CsvError, parse } from "csv-parse";
import * as z from "zod";
import { decode } from "./decode.ts";
import { UnreadableFileError } from "./unreadable-file-error.ts";

/** A row of a file, with the number of its last line. */
export interface FileRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

/** A longer row means that an unclosed quote includes the rest of the file. */
const maxRowLength = 100_000;
/** The delimiter is detected in the first characters. */
export const delimiterSampleLength = 64 * 1024;
const delimiterSampleRows = 20;

const parsedRow = z
  .object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })
  .transform(({ record, info }) => ({ line: info.lines, fields: record }));

/** Options of `readRecords`. */
export interface ReadRecordsOptions {
  /** @default the comma, semicolon or tab that a row near the start has most of */
  readonly delimiter?: string | undefined;
  /** Whether unquoted values can contain quotes, as in `="0123"`. @default false */
  readonly allowsInnerQuotes?: boolean;
}

/**
 * Reads the rows of a CSV file as a stream. Texts are in NFC.
 * @throws UnreadableFileError if its encoding is invalid or a quote isn't closed
 */
export async function* readRecords(
  bytes: AsyncIterable<Uint8Array>,
  { delimiter, allowsInnerQuotes = false }: ReadRecordsOptions = {},
): AsyncGenerator<FileRecord> {
  const texts = decode(bytes);
  const start: string[] = [];
  for (let length = 0; length < delimiterSampleLength; ) {
    const next = await texts.next();
    if (next.done) break;
    start.push(next.value);
    length += next.value.length;
  }
  const first = start.join("");
  const whole = async function* () {
    yield first;
    yield* texts;
  };
  // Updated as soon as a row is parsed: after a parse error, rows that were not yet returned are dropped.
  let last = 0;
  const parser = parse({
    info: true,
    on_record: (row, { lines }) => {
      last = lines;
      return row;
    },
    delimiter: delimiter ?? detectDelimiter(first),
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: allowsInnerQuotes,
    skip_empty_lines: true,
    max_record_size: maxRowLength,
  });
  const source = Readable.from(whole());
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const row of parser) {
      const { line, fields } = parsedRow.parse(row);
      yield { line, fields: fields.map(storedText) };
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error, last + 1) : error;
  } finally {
    source.destroy();
  }
}

/** A value as it is stored: in NFC, and empty if nothing of it is visible. */
function storedText(value: string): string {
  if (isAscii.test(value)) return value;
  return isBlank(value) ? "" : value.normalize("NFC");
}

const isAscii = /^[\0-\x7f]*$/;

/** The delimiter that one of the first rows has most of, outside of quotes. Titles can precede the header row. */
export function detectDelimiter(text: string): "," | ";" | "\t" {
  const rows = text
    .replace(/"[^"]*"/g, "")
    .split(/[\r\n]+/)
    .slice(0, delimiterSampleRows);
  const counted = ([",", ";", "\t"] as const).map((separator) => ({
    separator,
    count: Math.max(...rows.map((row) => row.split(separator).length)),
  }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).separator;
}

/** @param line the first line of the row that can't be read */
function unreadable({ code }: CsvError, line: number): UnreadableFileError {
  switch (code) {
    case "CSV_MAX_RECORD_SIZE":
      return new UnreadableFileError(
        line,
        `A row is longer than ${maxRowLength.toLocaleString("en-US")} characters. A closing quote may be missing.`,
      );
    case "CSV_QUOTE_NOT_CLOSED":
      return new UnreadableFileError(line, "A closing quote is missing.");
    default:
      return new UnreadableFileError(
        line,
        "There is a quote in an unquoted value. Double it, or put the value in quotes.",
      );
  }
}
