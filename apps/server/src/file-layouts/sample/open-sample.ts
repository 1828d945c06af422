import type { FileLayout } from "@portico/contract";
import { kindOf } from "../../table-files/file-kind.ts";
import { headerSearchRows } from "../../table-files/find-header.ts";
import { oneChunk } from "../../table-files/one-chunk.ts";
import { readRows, type TableReading } from "../../table-files/read-rows.ts";
import type { TableRow } from "../../table-files/table-row.ts";
import { encodingOf } from "../../table-files/text/decode.ts";
import {
  delimiterCharacters,
  delimiterSampleLength,
  detectDelimiter,
} from "../../table-files/text/delimiter.ts";
import { isTotalLabel } from "../../table-files/total-label.ts";
import { UnreadableFileError } from "../../table-files/unreadable-file-error.ts";
import { readSheetNames } from "../../table-files/xlsx/read-workbook-rows.ts";
import type { MatchHeader } from "./match-header.ts";

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
  /** Null for spreadsheets. */
  readonly encoding: "UTF-8" | "UTF-16" | "Windows-1252" | null;
  /** Null for spreadsheets. */
  readonly delimiter: Exclude<FileLayout["delimiter"], "auto"> | null;
  /** The names of the sheets of a spreadsheet that have data. */
  readonly sheets: readonly string[];
  readonly rows: readonly TableRow[];
  /** Why the rows after these can't be read. Null if they can. */
  readonly error: { readonly line: number; readonly message: string } | null;
}

/** The name of a delimiter. Others, which only the first line of a file can name, are read as commas in samples. */
function delimiterName(character: string): NonNullable<Sample["delimiter"]> {
  return character === ";" ? "semicolon" : character === "\t" ? "tab" : "comma";
}

/** What a person chose about a sample. */
export interface SampleReading extends Pick<TableReading, "sheet" | "encoding"> {
  /** @default "auto" */
  readonly delimiter?: FileLayout["delimiter"] | undefined;
}

/** Detects how a sample is written, and reads its first rows, up to one that can't be read. */
export async function openSample(
  bytes: Uint8Array,
  { delimiter = "auto", ...reading }: SampleReading = {},
): Promise<Sample> {
  const rows: TableRow[] = [];
  try {
    const sheets = kindOf(bytes) === "spreadsheet" ? await sheetsOf(bytes) : [];
    const written = { ...writingOf(bytes, { delimiter, ...reading }), sheets };
    const read = readRows(oneChunk(bytes), { ...reading, delimiter: delimiterCharacters[delimiter] });
    for await (const row of read) {
      rows.push(row);
      if (rows.length >= sampledRows) break;
    }
    return { ...written, rows, error: null };
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const { line, message } = error;
    return { ...writingOf(bytes, { delimiter, ...reading }), sheets: [], rows, error: { line, message } };
  }
}

async function sheetsOf(bytes: Uint8Array): Promise<readonly string[]> {
  return (await readSheetNames(oneChunk(bytes))).sheets;
}

const encodingNames = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1252": "Windows-1252",
} as const;

/** The encoding and the delimiter of a text. */
function writingOf(
  bytes: Uint8Array,
  { delimiter = "auto", encoding: chosen }: SampleReading,
): Pick<Sample, "encoding" | "delimiter"> {
  if (kindOf(bytes) === "spreadsheet") return { encoding: null, delimiter: null };
  const encoding = encodingOf(bytes, chosen);
  const start = new TextDecoder(encoding).decode(bytes.subarray(0, delimiterSampleLength));
  return {
    encoding: encodingNames[encoding],
    delimiter: delimiter === "auto" ? delimiterName(detectDelimiter(start).delimiter) : delimiter,
  };
}

/** The row that has the most known headers, otherwise the first of the widest rows. */
export function findHeaderRow({ rows }: Pick<Sample, "rows">, match: MatchHeader): TableRow | undefined {
  const searched = rows.slice(0, headerSearchRows);
  const columnsIn = ({ cells }: TableRow) => cells.flatMap((cell) => match(cell)?.column ?? []);
  const best = mostOf(searched, (row) => new Set(columnsIn(row)).size);
  if (best && columnsIn(best).length > 1) return best;
  const widest = mostOf(searched, ({ cells }) => cells.filter((cell) => cell !== "").length);
  return widest && widest.cells.length > 1 ? widest : undefined;
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
