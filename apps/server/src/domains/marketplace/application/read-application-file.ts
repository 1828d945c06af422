import { identifierKey } from "@portico/contract/schemas/identifier";
import type { ApplicationOutcome } from "../../../db/schema/marketplace.ts";
import { headerOfLayout } from "../../../file-layouts/header-of-layout.ts";
import { type FileReading, layoutWarning, tableReadingOf } from "../../../file-uploads/file-reading.ts";
import { figure } from "../../../file-uploads/messages.ts";
import {
  type OpenedFile,
  type ParsedLine,
  type ReadingReports,
  type ReadLines,
  readLines,
} from "../../../file-uploads/read-lines.ts";
import { readIdentifier } from "../../../file-values/identifier.ts";
import type { Read } from "../../../file-values/read.ts";
import type { FindState } from "../../../file-values/state.ts";
import { validationFailure } from "../../../http/validation.ts";
import { cellOf, dataRows } from "../../../table-files/data-rows.ts";
import type { FileColumns } from "../../../table-files/find-columns.ts";
import { openTable } from "../../../table-files/open-table.ts";
import { reportedValue } from "../../../table-files/reported-value.ts";
import { rowReader } from "../../../table-files/row-reader.ts";
import type { TableRow } from "../../../table-files/table-row.ts";
import { UnreadableFileError } from "../../../table-files/unreadable-file-error.ts";

/** The maximum number of rows. More would take hours. */
const maxRows = 10_000;
const maxShown = 50;

type Column = "id" | "state";

/** A row with the ID of an application. */
export interface ApplicationLine extends ParsedLine {
  /** Digits. */
  readonly applicationId: string;
  /** A state's code. */
  readonly state: string;
}

/** A file of application IDs, and how it is read. */
export interface ApplicationFile {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly reading: FileReading;
  readonly findState: FindState;
}

/** A file to read to its end. */
interface WholeFile extends ApplicationFile {
  /** Whether one refused row refuses the whole file, or only itself. */
  readonly refusesFile: boolean;
}

/** What was read of a file of application IDs. */
export interface ReadApplications extends ReadLines<Column> {
  readonly lines: readonly ApplicationLine[];
  /** The outcomes of all rows in order: null for those of `lines`. */
  readonly outcomes: readonly ApplicationOutcome[];
}

/**
 * Makes sure that a file has rows below a header that can be read.
 * @throws Failure 422
 */
export async function requireReadable(file: ApplicationFile): Promise<void> {
  let rows = 0;
  try {
    const { rows: read } = await open(file, { onSkipped: () => undefined, onNotRead: () => undefined });
    for await (const _ of read) rows += 1;
    if (rows === 0) throw new UnreadableFileError(1, emptyMessage);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    throw validationFailure("body", { file: [`Line ${error.line}: ${error.message}`] });
  }
}

/** Reads a file. A row that can't be read is refused, and with it the whole file if that is set. */
export async function readApplications(file: WholeFile): Promise<ReadApplications> {
  const lines: ApplicationLine[] = [];
  const outcomes: ApplicationOutcome[] = [];
  const read = await readLines<ApplicationLine, Column>({
    open: async ({ onSkipped, onNotRead }) => {
      const skip = (line: number, reason: string) =>
        outcomes.push({ line, applicationId: "", state: "", outcome: "skipped", reason });
      const opened = await open(file, {
        onSkipped: (skipped) => {
          skip(skipped.line, skipped.reason);
          onSkipped(skipped);
        },
        onNotRead: (reason) => {
          skip(1, reason);
          onNotRead(reason);
        },
      });
      const parse = (row: TableRow) => {
        const parsed = opened.parse(row);
        outcomes.push(
          "problems" in parsed ? invalidRow(row, opened.columns, parsed.problems) : waitingRow(parsed),
        );
        return parsed;
      };
      return { ...opened, parse };
    },
    refusesFile: file.refusesFile,
    stage: async (some) => {
      lines.push(...some);
    },
    emptyMessage,
    warning: layoutWarning(file.reading),
  });
  return { ...read, lines, outcomes };
}

const emptyMessage = "The file has no rows below the header.";

/** Other columns are ignored (specification, part 2, section 5). */
async function open(
  { bytes, reading, findState }: ApplicationFile,
  { onSkipped, onNotRead }: ReadingReports,
): Promise<OpenedFile<ApplicationLine, Column>> {
  const wanted = headerOfLayout("applications", reading.layout);
  const table = await openTable(bytes, wanted, { ...tableReadingOf(reading), onNotRead });
  const { columns } = table;
  const rows = limited(dataRows(table, { key: "id", names: [], onSkipped }));
  const parse = (row: TableRow) => parseRow(row, columns, findState);
  return { columns, headerLine: table.header.line, rows, parse };
}

async function* limited(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > maxRows)
      throw new UnreadableFileError(row.line, `A file can have up to ${figure(maxRows)} rows.`);
    yield row;
  }
}

function parseRow(
  row: TableRow,
  columns: FileColumns<Column>,
  findState: FindState,
): ApplicationLine | { readonly problems: readonly string[] } {
  // Cells to the right of the header are ignored, as other columns are.
  const cells = row.cells.slice(0, columns.width);
  const { read, problems, warnings } = rowReader({ ...row, cells }, columns);
  const applicationId = read("id", readApplicationId) ?? "";
  const state = read("state", (text) => readRequiredState(text, findState)) ?? "";
  return problems.length > 0 ? { problems } : { line: row.line, warnings, applicationId, state };
}

/** The Marketplace's IDs are digits. People group them by dashes. */
function readApplicationId(text: string): Read<string> {
  const id = readIdentifier(text);
  if ("problem" in id) return id;
  const value = identifierKey(id.value);
  return /^\d{8,12}$/.test(value) ? { value } : { problem: "must have 8 to 12 digits." };
}

function readRequiredState(text: string, findState: FindState): Read<string> {
  const found = findState(text);
  const value = "value" in found ? found.value : null;
  return value === null ? { problem: "must be a state, such as FL." } : { value };
}

function waitingRow({ line, applicationId, state }: ApplicationLine): ApplicationOutcome {
  return { line, applicationId, state, outcome: null, reason: null };
}

function invalidRow(
  row: TableRow,
  columns: FileColumns<Column>,
  problems: readonly string[],
): ApplicationOutcome {
  const shown = (column: Column) => reportedValue(cellOf(row, columns, column), maxShown);
  return {
    line: row.line,
    applicationId: shown("id"),
    state: shown("state"),
    outcome: "invalid",
    reason: problems.join(" "),
  };
}
