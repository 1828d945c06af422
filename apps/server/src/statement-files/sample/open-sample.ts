import { plainHeader, type StatementColumn, type StatementLayout } from "@portico/contract";
import { encodingOf } from "../../csv/decode.ts";
import {
  delimiterSampleLength,
  detectDelimiter,
  type FileRecord,
  readRecords,
} from "../../csv/read-records.ts";
import { UnreadableFileError } from "../../csv/unreadable-file-error.ts";
import { headerSearchRows } from "../read/find-header.ts";
import { cleanCell } from "../read/parse-line.ts";
import { isLabel } from "../read/total-lines.ts";
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
  readonly rows: readonly FileRecord[];
  /** Why the rows after these can't be read. Null if they can. */
  readonly error: { readonly line: number; readonly message: string } | null;
}

const delimiterNames = { ",": "comma", ";": "semicolon", "\t": "tab" } as const;
/** The characters of delimiters. */
export const delimiterCharacters = { comma: ",", semicolon: ";", tab: "\t" } as const;

/** Detects the encoding and the delimiter of a sample, and reads its first rows, up to one that can't be read. */
export async function openSample(
  bytes: Uint8Array,
  chosen: StatementLayout["delimiter"] = "auto",
): Promise<Sample> {
  const encoding = encodingOf(bytes);
  const start = new TextDecoder(encoding).decode(bytes.subarray(0, delimiterSampleLength));
  const delimiter = chosen === "auto" ? delimiterNames[detectDelimiter(start)] : chosen;
  const rows: FileRecord[] = [];
  let unreadable: Sample["error"] = null;
  try {
    const options = { delimiter: delimiterCharacters[delimiter], allowsInnerQuotes: true };
    for await (const row of readRecords(oneChunk(bytes), options)) {
      rows.push(row);
      if (rows.length >= sampledRows) break;
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    unreadable = { line: error.line, message: error.message };
  }
  return { encoding: encoding === "utf-8" ? "UTF-8" : "UTF-16", delimiter, rows, error: unreadable };
}

/** A file in memory as a stream. */
export async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The row that has the most known headers, otherwise the first of the widest rows. */
export function findHeaderRow({ rows }: Pick<Sample, "rows">): FileRecord | undefined {
  const searched = rows.slice(0, headerSearchRows);
  const best = mostOf(searched, ({ fields }) => new Set(fields.flatMap(fieldOf)).size);
  if (best && best.fields.filter((field) => fieldOf(field).length > 0).length > 1) return best;
  const widest = mostOf(searched, ({ fields }) => fields.filter((field) => field.trim() !== "").length);
  return widest && widest.fields.length > 1 ? widest : undefined;
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
export function columnsOf({ rows }: Pick<Sample, "rows">, header: FileRecord): SampleColumn[] {
  const below = rows.filter(
    ({ line, fields }) =>
      line > header.line &&
      fields.join() !== header.fields.join() &&
      !fields.some((text) => isLabel(cleanCell(text), { totalLabels: [] })),
  );
  return header.fields.map((name, index) => ({
    header: name.trim().slice(0, maxCellLength),
    values: below.map(({ fields }) => cleanCell(fields[index] ?? "")).filter((text) => text !== ""),
  }));
}

/** The first different values of a column. */
export function examplesOf({ values }: SampleColumn): string[] {
  return [...new Set(values)].slice(0, maxExamples).map((value) => value.slice(0, maxCellLength));
}
