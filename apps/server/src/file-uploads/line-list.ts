import type { LineMessage } from "../db/schema/upload-columns.ts";

/** The maximum number of lines to store. All are counted. */
const maxStored = 1_000;

/** The first of the lines of a file with a message, and their number. */
export interface LineList {
  readonly count: () => number;
  readonly add: (line: LineMessage) => void;
  /** The stored lines in order. */
  readonly first: () => readonly LineMessage[];
}

/** Creates a list. */
export function lineList(lines: readonly LineMessage[] = []): LineList {
  const stored = lines.slice(0, maxStored);
  let count = lines.length;
  return {
    count: () => count,
    add: (message) => {
      count++;
      if (stored.length < maxStored) stored.push(message);
    },
    first: () => stored.toSorted((one, other) => one.line - other.line),
  };
}
