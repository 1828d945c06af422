import type { LineMessage } from "../db/schema/upload-columns.ts";
import type { FileColumns } from "../table-files/find-columns.ts";
import { inChunks } from "../table-files/in-chunks.ts";
import type { TableRow } from "../table-files/table-row.ts";
import { UnreadableFileError } from "../table-files/unreadable-file-error.ts";
import { lineList } from "./line-list.ts";

/** A parsed row. */
export interface ParsedLine {
  readonly line: number;
  /** What was guessed, left out or changed. */
  readonly warnings: readonly string[];
}

/** A file with a parsed header. */
export interface OpenedFile<Line extends ParsedLine, Column extends string> {
  readonly columns: FileColumns<Column>;
  /** The rows with a record, read on demand. */
  readonly rows: AsyncIterable<TableRow>;
  /** Parses a row. */
  readonly parse: (row: TableRow) => Line | { readonly faults: readonly string[] };
}

/** How to read a file. */
export interface FileReading<Line extends ParsedLine, Column extends string> {
  /**
   * Reads the header.
   * @param onSkipped gets each row that is left out
   */
  readonly open: (onSkipped: (skipped: LineMessage) => void) => Promise<OpenedFile<Line, Column>>;
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
    /** The number of lines with warnings, and of rows that were left out. */
    readonly warningRows: number;
    /** The first warnings. */
    readonly warnings: readonly LineMessage[];
  };
  /** Undefined if the header can't be read. */
  readonly columns: FileColumns<Column> | undefined;
}

/** Reads a whole file in chunks of a thousand lines, stages them, and reports which can't be loaded. */
export async function readLines<Line extends ParsedLine, Column extends string>({
  open,
  check,
  stage,
  emptyMessage,
}: FileReading<Line, Column>): Promise<ReadLines<Column>> {
  const refused = lineList();
  const warned = lineList();
  let readRows = 0;
  let columns: FileColumns<Column> | undefined;
  try {
    const file = await open(warned.add);
    columns = file.columns;
    for await (const chunk of inChunks(file.rows)) {
      readRows += chunk.length;
      const lines: Line[] = [];
      for (const row of chunk) {
        const parsed = file.parse(row);
        if (isFaulty(parsed)) refused.add({ line: row.line, reason: parsed.faults.join(" ") });
        else lines.push(parsed);
      }
      const problems = (await check?.(lines)) ?? [];
      for (const problem of problems) refused.add(problem);
      const isRefused = new Set(problems.map(({ line }) => line));
      for (const { line, warnings } of lines) {
        if (warnings.length > 0 && !isRefused.has(line)) warned.add({ line, reason: warnings.join(" ") });
      }
      await stage(refused.count() > 0 ? [] : lines, columns);
    }
    if (readRows === 0) refused.add({ line: 2, reason: emptyMessage });
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    refused.add({ line: error.line, reason: error.message });
  }
  return {
    found: {
      readRows,
      refusedRows: refused.count(),
      problems: refused.first(),
      warningRows: warned.count(),
      warnings: warned.first(),
    },
    columns,
  };
}

function isFaulty<Line extends ParsedLine>(
  parsed: Line | { readonly faults: readonly string[] },
): parsed is { readonly faults: readonly string[] } {
  return "faults" in parsed;
}
