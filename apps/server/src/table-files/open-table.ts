import type { FileColumns } from "./find-columns.ts";
import { findHeader, type WantedHeader } from "./find-header.ts";
import { readRows, type TableReading } from "./read-rows.ts";
import type { TableRow } from "./table-row.ts";

/** A file whose header row was found. */
export interface Table<Column extends string> {
  readonly columns: FileColumns<Column>;
  /** The header row. */
  readonly header: TableRow;
  /** The rows above the header row. */
  readonly above: readonly TableRow[];
  /** The rows below the header row, read on demand. */
  readonly rows: AsyncGenerator<TableRow>;
}

/**
 * Reads a file up to its header row.
 * @throws UnreadableFileError, also while reading rows
 */
export async function openTable<Column extends string>(
  bytes: AsyncIterable<Uint8Array>,
  wanted: WantedHeader<Column>,
  reading: TableReading = {},
): Promise<Table<Column>> {
  const rows = readRows(bytes, reading);
  try {
    const { columns, row, above, next } = await findHeader(rows, wanted);
    return { columns, header: row, above, rows: startingWith(next, rows) };
  } catch (error) {
    await rows.return(undefined);
    throw error;
  }
}

async function* startingWith(first: TableRow | undefined, rows: AsyncGenerator<TableRow>) {
  try {
    if (first) yield first;
    yield* rows;
  } finally {
    await rows.return(undefined);
  }
}
