import { createHash } from "node:crypto";
import type { uploadResults } from "../../db/schema/index.ts";
import type { FileHeader, RowResult } from "../../row-results/row-result.ts";
import { mergeRows, rowPacker, unpackRows } from "./packed-rows.ts";
import type { LoggedRows } from "./row-log.ts";

/** What was found while a file was read. */
export interface ReadResults {
  readonly rows: LoggedRows;
  readonly header: FileHeader | undefined;
}

/** What happened after a file was read. Rows are in the order of their lines. */
export interface LaterResults {
  /** The rows that what is stored shows to be wrong. */
  readonly leftOut: readonly RowResult[];
  /** The rows that were loaded. Undefined if nothing was. */
  readonly loaded?: AsyncIterable<RowResult> | undefined;
}

/** The results of a file's rows as they are stored. */
export type StoredResults = Pick<
  typeof uploadResults.$inferInsert,
  "packedRows" | "firstRows" | "header" | "isLoaded"
>;

/** The results of a file's rows. */
export interface PackedResults {
  readonly stored: StoredResults;
  /** Changes with the result of any row. */
  readonly fingerprint: string;
}

/** The maximum number of refused and of other rows to show. The file has all. */
const maxShown = 500;

/** Joins and packs the results of a file's rows. */
export async function packResults(
  { rows: { packedRows, notes }, header }: ReadResults,
  { leftOut, loaded }: LaterResults,
): Promise<PackedResults> {
  const packer = rowPacker();
  const hash = createHash("sha256");
  const refused: RowResult[] = [];
  const others: RowResult[] = notes.map((reason) => ({ line: 1, result: "Note", reason }));
  const read = unpackRows(packedRows);
  for await (const row of mergeRows(loaded ? mergeRows(read, loaded) : read, leftOut)) {
    packer.add(row);
    hash.update(JSON.stringify(row));
    const shown = row.result === "Refused" ? refused : others;
    if (shown.length < maxShown && isExplained(row)) shown.push(row);
  }
  const stored = {
    packedRows: packer.finish(),
    firstRows: [...refused, ...others],
    header: header ?? null,
    isLoaded: loaded !== undefined,
  };
  return { stored, fingerprint: hash.digest("base64") };
}

function isExplained({ reason, warnings = [] }: RowResult): boolean {
  return reason !== undefined || warnings.length > 0;
}
