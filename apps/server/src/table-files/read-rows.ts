import { cleanCell } from "./clean-cell.ts";
import { kindOf, refusedKinds, signatureLength } from "./file-kind.ts";
import type { TableRow } from "./table-row.ts";
import { withJoinedStart } from "./text/decode.ts";
import { readTextRows, type TextReading } from "./text/read-text-rows.ts";
import { UnreadableFileError } from "./unreadable-file-error.ts";
import { readWorkbookRows, type SheetNames } from "./xlsx/read-workbook-rows.ts";

/** How to read a file. */
export interface TableReading extends TextReading {
  /** The name of a sheet of a spreadsheet. @default the first visible one with data */
  readonly sheet?: string | undefined;
  /** Whether a spreadsheet is read in this thread. @default in a worker thread, unless this is one */
  readonly isInThread?: boolean | undefined;
  /** Gets what was not read of a file, such as hidden sheets, as sentences. */
  readonly onNotRead?: ((note: string) => void) | undefined;
}

/**
 * Reads the rows of a text file or a spreadsheet as a stream, without empty ones. The content decides which of the two it
 * is.
 * @throws UnreadableFileError if the rest can't be read
 */
export async function* readRows(
  bytes: AsyncIterable<Uint8Array>,
  reading: TableReading = {},
): AsyncGenerator<TableRow> {
  const chunks = withJoinedStart(bytes, signatureLength)[Symbol.asyncIterator]();
  try {
    const first = await chunks.next();
    const start = first.done ? new Uint8Array() : first.value;
    const kind = kindOf(start);
    if (kind in refusedKinds)
      throw new UnreadableFileError(1, refusedKinds[kind as keyof typeof refusedKinds]);
    const whole = startingWith(start, chunks);
    const rows = kind === "spreadsheet" ? spreadsheetRows(whole, reading) : readTextRows(whole, reading);
    for await (const row of rows) if (row.cells.some((cell) => cell !== "")) yield row;
  } finally {
    await chunks.return(undefined);
  }
}

async function* startingWith(first: Uint8Array, rest: AsyncGenerator<Uint8Array>) {
  yield first;
  yield* rest;
}

async function* spreadsheetRows(
  bytes: AsyncIterable<Uint8Array>,
  { sheet, isInThread, onNotRead }: TableReading,
): AsyncGenerator<TableRow> {
  const onNames = (names: SheetNames) => {
    for (const note of notesOn(names)) onNotRead?.(note);
  };
  for await (const { line, cells } of readWorkbookRows(bytes, { sheet, isInThread, onNames }))
    yield { line, cells: cells.map(cleanCell) };
}

function notesOn({ sheets, hiddenSheets, sheet }: SheetNames): string[] {
  return [
    ...sheets.filter((name) => name !== sheet).map((name) => `The sheet “${name}” wasn't read.`),
    ...hiddenSheets.filter((name) => name !== sheet).map((name) => `The hidden sheet “${name}” wasn't read.`),
  ];
}
