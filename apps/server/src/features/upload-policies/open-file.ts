import type { ExtraHeaders } from "../../configuration/policy-headers.ts";
import { type FileColumns, findColumns } from "./columns.ts";
import { type PolicyLine, readLine } from "./read-line.ts";
import { type FileRecord, readRecords, UnreadableFileError } from "./read-records.ts";
import type { ReferenceLookups } from "./reference-lookups.ts";

/** What reading a file depends on. */
export interface FileReading {
  readonly lookups: ReferenceLookups;
  readonly further: ExtraHeaders;
  /** The selected carrier, for files without a carrier column. */
  readonly carrierId: string | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** A parsed line below the header. */
export interface ReadLine {
  readonly line: number;
  readonly read: PolicyLine | { readonly faults: readonly string[] };
}

/** A file with a parsed header. */
export interface OpenFile {
  readonly columns: FileColumns;
  readonly lines: AsyncIterable<ReadLine>;
}

/**
 * Reads the header of a file; its lines are read on demand.
 * @throws UnreadableFileError, also while reading lines
 */
export async function openFile(bytes: AsyncIterable<Uint8Array>, reading: FileReading): Promise<OpenFile> {
  const records = readRecords(bytes);
  const columns = columnsOf(await records.next(), reading.further);
  const lines = async function* () {
    for await (const record of records) {
      yield { line: record.line, read: readLine(record, { ...reading, columns }) };
    }
  };
  return { columns, lines: lines() };
}

/** Whether the header has a carrier column, or can't be read yet. */
export async function mayNameCarrier(
  bytes: AsyncIterable<Uint8Array>,
  further: ExtraHeaders,
): Promise<boolean> {
  const records = readRecords(bytes);
  try {
    return columnsOf(await records.next(), further).found.has("carrier");
  } catch (error) {
    if (error instanceof UnreadableFileError) return true;
    throw error;
  } finally {
    await records.return(undefined);
  }
}

function columnsOf(first: IteratorResult<FileRecord>, further: ExtraHeaders): FileColumns {
  if (first.done) throw new UnreadableFileError(1, "The file is empty.");
  const columns = findColumns(first.value.fields, further);
  if ("problem" in columns) throw new UnreadableFileError(first.value.line, columns.problem);
  return columns;
}

const linesAtOnce = 1_000;

/** Groups lines by a thousand. */
export async function* inGroups<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < linesAtOnce) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
