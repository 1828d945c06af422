import { type FileColumns, findColumns, type HeaderNames, type RequiredColumn } from "./find-columns.ts";
import type { TableRow } from "./table-row.ts";
import { UnreadableFileError } from "./unreadable-file-error.ts";

/** The number of rows in which the header row is searched, after the lines to skip. */
export const headerSearchRows = 30;

/** What a header row must have. */
export interface WantedHeader<Column extends string> {
  readonly headerNames: HeaderNames<Column>;
  /** The columns that the file must have. */
  readonly required: readonly RequiredColumn<NoInfer<Column>>[];
  /** The number of lines above the header row. @default 0 */
  readonly linesToSkip?: number | undefined;
  /** Follows the error if no row is a header. @default nothing */
  readonly advice?: string | undefined;
  /** The error for a file without rows. @default "The file is empty." */
  readonly emptyMessage?: string | undefined;
}

/** The header row of a file. */
export interface TableHeader<Column extends string> {
  readonly columns: FileColumns<Column>;
  readonly row: TableRow;
  /** The rows above the header. */
  readonly above: readonly TableRow[];
  /** The first row below, if it was read to see whether it is a part of the header. */
  readonly next: TableRow | undefined;
}

interface Candidate<Column extends string> {
  readonly columns: FileColumns<Column>;
  readonly row: TableRow;
}

/**
 * Reads rows up to the first one with the required columns. A header can have two rows, where cells of the first one are
 * merged with those below, or are titles of several: then the one with more columns is the header.
 * @throws UnreadableFileError if there is none
 */
export async function findHeader<Column extends string>(
  rows: AsyncIterator<TableRow>,
  wanted: WantedHeader<Column>,
): Promise<TableHeader<Column>> {
  const { linesToSkip = 0, advice, emptyMessage = "The file is empty." } = wanted;
  const above: TableRow[] = [];
  let closest: { readonly width: number; readonly line: number; readonly problem: string } | undefined;
  while (above.length < headerSearchRows + linesToSkip) {
    const next = await rows.next();
    if (next.done) break;
    const row = next.value;
    if (row.line > linesToSkip) {
      const found = candidate(row, above.at(-1), wanted);
      if (!("problem" in found)) return withSecondRow(rows, found, above, wanted);
      const width = row.cells.filter((cell) => cell !== "").length;
      if (width > (closest?.width ?? 0)) closest = { width, line: row.line, problem: found.problem };
    }
    above.push(row);
  }
  if (!closest)
    throw new UnreadableFileError(1, above.length === 0 ? emptyMessage : "The file has no header row.");
  throw new UnreadableFileError(closest.line, [closest.problem, advice].filter(Boolean).join(" "));
}

/** A header may continue in the next row. */
async function withSecondRow<Column extends string>(
  rows: AsyncIterator<TableRow>,
  first: Candidate<Column>,
  above: readonly TableRow[],
  wanted: WantedHeader<Column>,
): Promise<TableHeader<Column>> {
  const next = await rows.next();
  if (next.done) return { ...first, above, next: undefined };
  const second = candidate(next.value, first.row, wanted);
  return "problem" in second || second.columns.found.size <= first.columns.found.size
    ? { ...first, above, next: next.value }
    : { ...second, above: [...above, first.row], next: undefined };
}

/** The columns of a row, by itself or with the cells of the row above where it has none. */
function candidate<Column extends string>(
  row: TableRow,
  above: TableRow | undefined,
  { headerNames, required }: WantedHeader<Column>,
): Candidate<Column> | { readonly problem: string } {
  const alone = findColumns(row.cells, headerNames, required);
  if (!above) return "problem" in alone ? alone : { columns: alone, row };
  const width = Math.max(row.cells.length, above.cells.length);
  const cells = Array.from({ length: width }, (_, index) => row.cells[index] || (above.cells[index] ?? ""));
  const merged = findColumns(cells, headerNames, required);
  const isMerged = !("problem" in merged) && ("problem" in alone || merged.found.size > alone.found.size);
  if (isMerged) return { columns: merged, row: { line: row.line, cells } };
  return "problem" in alone ? alone : { columns: alone, row };
}
