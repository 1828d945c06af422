import type { TableRow } from "./table-row.ts";
import { readTextRows, type TextReading } from "./text/read-text-rows.ts";

/** How to read a file. */
export interface TableReading extends TextReading {}

/**
 * Reads the rows of a file as a stream, without empty ones.
 * @throws UnreadableFileError if the rest can't be read
 */
export async function* readRows(
  bytes: AsyncIterable<Uint8Array>,
  reading: TableReading = {},
): AsyncGenerator<TableRow> {
  for await (const row of readTextRows(bytes, reading)) if (row.cells.some((cell) => cell !== "")) yield row;
}
