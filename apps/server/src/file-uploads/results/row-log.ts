import type { RowResult } from "../../row-results/row-result.ts";
import { rowPacker } from "./packed-rows.ts";

/** What was found while the rows of a file were read. */
export interface LoggedRows {
  /** The rows that were refused or left out, and those with warnings, for `unpackRows`. */
  readonly packedRows: string;
  /** What is to know about the whole file, such as hidden sheets, as sentences. */
  readonly notes: readonly string[];
}

/** Collects the results of a file's rows. */
export interface RowLog {
  /** Adds a row. Rows can be added in any order until `sort`. */
  readonly add: (row: RowResult) => void;
  /** Adds what is to know about the whole file. */
  readonly note: (reason: string) => void;
  /** Puts the rows that were added since the last time in the order of their lines. Later rows must follow them. */
  readonly sort: () => void;
  readonly finish: () => LoggedRows;
}

/** Creates a log without rows. */
export function rowLog(): RowLog {
  const packer = rowPacker();
  const notes: string[] = [];
  let unsorted: RowResult[] = [];
  const sort = () => {
    for (const row of unsorted.sort(byLine)) packer.add(row);
    unsorted = [];
  };
  return {
    add: (row) => unsorted.push(row),
    note: (reason) => notes.push(reason),
    sort,
    finish: () => {
      sort();
      return { packedRows: packer.finish(), notes };
    },
  };
}

function byLine(one: RowResult, other: RowResult): number {
  return one.line - other.line;
}
