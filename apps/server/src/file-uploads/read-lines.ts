import type { FileColumns } from "../csv/find-columns.ts";
import { inChunks } from "../csv/in-chunks.ts";
import type { FileRecord } from "../csv/read-records.ts";
import { UnreadableFileError } from "../csv/unreadable-file-error.ts";
import type { LineMessage } from "../db/schema/upload-columns.ts";
import { lineList } from "./line-list.ts";

/** A file with a parsed header. */
export interface OpenedFile<Line, Column extends string> {
  readonly columns: FileColumns<Column>;
  /** The rows below the header, read on demand. */
  readonly records: AsyncIterable<FileRecord>;
  /** Parses a row. */
  readonly parse: (record: FileRecord) => Line | { readonly faults: readonly string[] };
}

/** How to read a file. */
export interface FileReading<Line, Column extends string> {
  /** Reads the header. */
  readonly open: () => Promise<OpenedFile<Line, Column>>;
  /** Returns more lines to reject. */
  readonly check?: (lines: readonly Line[]) => Promise<readonly LineMessage[]>;
  /** Stages lines. Gets none after a line was rejected, since then nothing is loaded. */
  readonly stage: (lines: readonly Line[], columns: FileColumns<Column>) => Promise<void>;
  /** Why a file with only a header is rejected. */
  readonly emptyMessage: string;
}

/** The result of reading a whole file. */
export interface ReadLines<Column extends string> {
  /** The counts and rejected lines to store with the upload. */
  readonly found: {
    /** The number of lines below the header. */
    readonly readRows: number;
    readonly refusedRows: number;
    /** The first rejected lines. */
    readonly problems: readonly LineMessage[];
  };
  /** Undefined if the header can't be read. */
  readonly columns: FileColumns<Column> | undefined;
}

/** Reads a whole file in chunks of a thousand lines, stages them, and reports which can't be loaded. */
export async function readLines<Line, Column extends string>({
  open,
  check,
  stage,
  emptyMessage,
}: FileReading<Line, Column>): Promise<ReadLines<Column>> {
  const refused = lineList();
  let readRows = 0;
  let columns: FileColumns<Column> | undefined;
  try {
    const file = await open();
    columns = file.columns;
    for await (const chunk of inChunks(file.records)) {
      readRows += chunk.length;
      const lines: Line[] = [];
      for (const record of chunk) {
        const parsed = file.parse(record);
        if (isFaulty(parsed)) refused.add({ line: record.line, reason: parsed.faults.join(" ") });
        else lines.push(parsed);
      }
      for (const problem of (await check?.(lines)) ?? []) refused.add(problem);
      await stage(refused.count() > 0 ? [] : lines, columns);
    }
    if (readRows === 0) refused.add({ line: 2, reason: emptyMessage });
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    refused.add({ line: error.line, reason: error.message });
  }
  return { found: { readRows, refusedRows: refused.count(), problems: refused.first() }, columns };
}

function isFaulty<Line>(
  parsed: Line | { readonly faults: readonly string[] },
): parsed is { readonly faults: readonly string[] } {
  return typeof parsed === "object" && parsed !== null && "faults" in parsed;
}
