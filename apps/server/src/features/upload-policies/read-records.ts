import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import * as z from "zod";

/** A row of a file, with the number of its last line. */
export interface FileRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

/** A file that can't be read after this line. */
export class UnreadableFileError extends Error {
  override name = "UnreadableFileError";
  readonly line: number;

  /** @param message why, without any content of the file */
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** A longer row means that an unclosed quote includes the rest of the file. */
const maxRowLength = 100_000;
/** The delimiter is detected in the first characters. */
const delimiterSampleLength = 64 * 1024;

const parsedRow = z
  .object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })
  .transform(({ record, info }) => ({ line: info.lines, fields: record }));

/**
 * Reads the rows of a CSV file as a stream. Detects a comma, semicolon or tab as the delimiter in the first row.
 * @throws UnreadableFileError if it isn't UTF-8 or a quote isn't closed
 */
export async function* readRecords(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FileRecord> {
  const texts = decoded(bytes);
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
    delimiter: separatorOf(first),
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRowLength,
  });
  const source = Readable.from(whole());
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const row of parser) yield parsedRow.parse(row);
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error, last + 1) : error;
  } finally {
    source.destroy();
  }
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  // Removes a byte order mark.
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  const decode = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      const upToFault = new TextDecoder().decode(chunk).split("\ufffd", 1)[0] ?? "";
      throw new UnreadableFileError(
        line + newlinesIn(upToFault),
        "The file isn't UTF-8 text. Save it as “CSV UTF-8”, then upload it again.",
      );
    }
  };
  for await (const chunk of bytes) {
    const text = decode(chunk);
    line += newlinesIn(text);
    if (text !== "") yield text;
  }
  const rest = decode();
  if (rest !== "") yield rest;
}

function newlinesIn(text: string): number {
  return text.split("\n").length - 1;
}

/** The delimiter of the first row, outside of quotes. */
function separatorOf(text: string): string {
  const header = /^\s*([^\r\n]*)/.exec(text)?.[1]?.replace(/"[^"]*"/g, "") ?? "";
  const counted = [",", ";", "\t"].map((separator) => ({
    separator,
    count: header.split(separator).length,
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
