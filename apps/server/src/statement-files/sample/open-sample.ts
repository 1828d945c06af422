import { plainHeader, type StatementColumn, type StatementLayout } from "@portico/contract";
import { headerSearchRows } from "../../table-files/find-header.ts";
import { oneChunk } from "../../table-files/one-chunk.ts";
import { readRows } from "../../table-files/read-rows.ts";
import type { TableRow } from "../../table-files/table-row.ts";
import { encodingOf } from "../../table-files/text/decode.ts";
import {
  delimiterCharacters,
  delimiterSampleLength,
  detectDelimiter,
} from "../../table-files/text/delimiter.ts";
import { isTotalLabel } from "../../table-files/total-label.ts";
import { UnreadableFileError } from "../../table-files/unreadable-file-error.ts";
import { matchHeader } from "./match-header.ts";

/** The number of rows from which examples are taken. */
const sampledRows = 200;
const maxExamples = 3;
const maxCellLength = 200;

/** A column of a sample: its header, and its values that are not empty. */
export interface SampleColumn {
  readonly header: string;
  readonly values: readonly string[];
}

/** The start of a sample file. */
export interface Sample {
  readonly encoding: "UTF-8" | "UTF-16";
  readonly delimiter: Exclude<StatementLayout["delimiter"], "auto">;
  readonly rows: readonly TableRow[];
  /** Why the rows after these can't be read. Null if they can. */
  readonly error: { readonly line: number; readonly message: string } | null;
}

/** The name of a delimiter. Others, which only the first line of a file can name, are read as commas in samples. */
function delimiterName(character: string): Sample["delimiter"] {
  return character === ";" ? "semicolon" : character === "\t" ? "tab" : "comma";
}

/** Detects the encoding and the delimiter of a sample, and reads its first rows, up to one that can't be read. */
export async function openSample(
  bytes: Uint8Array,
  chosen: StatementLayout["delimiter"] = "auto",
): Promise<Sample> {
  const encoding = encodingOf(bytes);
  const start = new TextDecoder(encoding).decode(bytes.subarray(0, delimiterSampleLength));
  const delimiter = chosen === "auto" ? delimiterName(detectDelimiter(start).delimiter) : chosen;
  const rows: TableRow[] = [];
  let unreadable: Sample["error"] = null;
  try {
    for await (const row of readRows(oneChunk(bytes), { delimiter: delimiterCharacters[chosen] })) {
      rows.push(row);
      if (rows.length >= sampledRows) break;
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    unreadable = { line: error.line, message: error.message };
  }
  return { encoding: encoding === "utf-8" ? "UTF-8" : "UTF-16", delimiter, rows, error: unreadable };
}

/** The row that has the most known headers, otherwise the first of the widest rows. */
export function findHeaderRow({ rows }: Pick<Sample, "rows">): TableRow | undefined {
  const searched = rows.slice(0, headerSearchRows);
  const best = mostOf(searched, ({ cells }) => new Set(cells.flatMap(fieldOf)).size);
  if (best && best.cells.filter((cell) => fieldOf(cell).length > 0).length > 1) return best;
  const widest = mostOf(searched, ({ cells }) => cells.filter((cell) => cell !== "").length);
  return widest && widest.cells.length > 1 ? widest : undefined;
}

function fieldOf(header: string): StatementColumn[] {
  const found = matchHeader(plainHeader(header));
  return found ? [found.column] : [];
}

/** The first of the items with the highest count. */
function mostOf<Item>(items: readonly Item[], count: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best === undefined || count(item) > count(best) ? item : best),
    undefined,
  );
}

/** The columns of a sample below its header row, without repeated headers and totals. */
export function columnsOf({ rows }: Pick<Sample, "rows">, header: TableRow): SampleColumn[] {
  const below = rows.filter(
    ({ line, cells }) =>
      line > header.line && cells.join() !== header.cells.join() && !cells.some(isTotalLabel),
  );
  return header.cells.map((name, index) => ({
    header: name.slice(0, maxCellLength),
    values: below.map(({ cells }) => cells[index] ?? "").filter((text) => text !== ""),
  }));
}

/** The first different values of a column. */
export function examplesOf({ values }: SampleColumn): string[] {
  return [...new Set(values)].slice(0, maxExamples).map((value) => value.slice(0, maxCellLength));
}
