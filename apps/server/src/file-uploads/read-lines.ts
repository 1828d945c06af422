import { createHash } from "node:crypto";
import type { LineMessage } from "../db/schema/upload-columns.ts";
import type { FileHeader } from "../row-results/row-result.ts";
import { type ValueWarning, warningText } from "../row-results/row-result.ts";
import type { FileColumns } from "../table-files/find-columns.ts";
import { inChunks } from "../table-files/in-chunks.ts";
import type { TableRow } from "../table-files/table-row.ts";
import { UnreadableFileError } from "../table-files/unreadable-file-error.ts";
import { lineList } from "./line-list.ts";
import { type LoggedRows, rowLog } from "./results/row-log.ts";

/** A parsed row. */
export interface ParsedLine {
  readonly line: number;
  readonly warnings: readonly ValueWarning[];
}

/** A file with a parsed header. */
export interface OpenedFile<Line extends ParsedLine, Column extends string> {
  readonly columns: FileColumns<Column>;
  readonly headerLine: number;
  /** The rows with a record, read on demand. */
  readonly rows: AsyncIterable<TableRow>;
  /** Parses a row. */
  readonly parse: (row: TableRow) => Line | { readonly problems: readonly string[] };
}

/** What is reported while a file is read. */
export interface ReadingReports {
  /** Gets each row that is left out. */
  readonly onSkipped: (skipped: LineMessage) => void;
  /** Gets what is not read of the whole file, such as hidden sheets. */
  readonly onNotRead: (reason: string) => void;
}

/** How to read a file. */
export interface FileReading<Line extends ParsedLine, Column extends string> {
  /** Reads the header. */
  readonly open: (reports: ReadingReports) => Promise<OpenedFile<Line, Column>>;
  /** Whether one refused row refuses the whole file, or only itself. */
  readonly refusesFile: boolean;
  /** Stages lines. Gets none once the file is refused, since then nothing is loaded. */
  readonly stage: (lines: readonly Line[], columns: FileColumns<Column>) => Promise<void>;
  /** Why a file with only a header is rejected. */
  readonly emptyMessage: string;
  /** A warning about the whole file. */
  readonly warning: string | undefined;
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
  /** Changes with any value that was read. */
  readonly fingerprint: string;
  /** The rows that were refused or left out, and those with warnings. */
  readonly rows: LoggedRows;
  /** Undefined if there is none. */
  readonly header: FileHeader | undefined;
  readonly refusesFile: boolean;
  /** The columns of the staged lines. Undefined if the file is refused. */
  readonly columns: FileColumns<Column> | undefined;
}

/** Few, because what is in memory for long needs several times its size until it is freed. */
const linesPerChunk = 250;

/** Reads a whole file in chunks, stages their lines, and reports which can't be loaded. */
export async function readLines<Line extends ParsedLine, Column extends string>({
  open,
  refusesFile,
  stage,
  emptyMessage,
  warning,
}: FileReading<Line, Column>): Promise<ReadLines<Column>> {
  const refused = lineList();
  const warned = lineList();
  const log = rowLog();
  const hash = createHash("sha256");
  const refuse = (message: LineMessage) => {
    refused.add(message);
    log.add({ ...message, result: "Refused" });
  };
  let readRows = 0;
  let headerLine = 1;
  let columns: FileColumns<Column> | undefined;
  let isRead = false;
  const noteOfFile = (reason: string) => {
    warned.add({ line: 1, reason });
    log.note(reason);
  };
  const isRefused = () => refused.count() >= readRows || (refusesFile && refused.count() > 0);
  if (warning !== undefined) noteOfFile(warning);
  try {
    const file = await open({
      onSkipped: ({ line, reason }) => {
        warned.add({ line, reason });
        log.add({ line, result: "Skipped", reason: sentence(reason.replace(/^Skipped: /, "")) });
      },
      onNotRead: noteOfFile,
    });
    columns = file.columns;
    headerLine = file.headerLine;
    for await (const chunk of inChunks(file.rows, linesPerChunk)) {
      readRows += chunk.length;
      const lines: Line[] = [];
      for (const row of chunk) {
        const parsed = file.parse(row);
        if (hasProblems(parsed)) refuse({ line: row.line, reason: parsed.problems.join(" ") });
        else lines.push(parsed);
      }
      for (const parsed of lines) {
        hash.update(JSON.stringify(parsed));
        const { line, warnings } = parsed;
        if (warnings.length === 0) continue;
        warned.add({ line, reason: warnings.map(warningText).join(" ") });
        log.add({ line, result: "Not loaded", warnings: [...warnings] });
      }
      log.sort();
      await stage(isRefused() ? [] : lines, columns);
    }
    isRead = true;
    if (readRows === 0) refuse({ line: 2, reason: emptyMessage });
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    refuse({ line: error.line, reason: error.message });
  }
  return {
    header: columns && { line: headerLine, width: columns.width },
    found: {
      readRows,
      refusedRows: refused.count(),
      problems: refused.first(),
      warningRows: warned.count(),
      warnings: warned.first(),
    },
    fingerprint: hash.digest("base64"),
    rows: log.finish(),
    refusesFile,
    columns: isRead && !isRefused() ? columns : undefined,
  };
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function hasProblems<Line extends ParsedLine>(
  parsed: Line | { readonly problems: readonly string[] },
): parsed is { readonly problems: readonly string[] } {
  return "problems" in parsed;
}
