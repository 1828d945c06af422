import { UnreadableFileError } from "./unreadable-file-error.ts";

/** The maximum number of columns, which is that of spreadsheets. */
export const maxColumns = 16_384;

/** The error for a row with more than `maxColumns`. */
export function tooManyColumns(line: number): UnreadableFileError {
  return new UnreadableFileError(line, `A row has more than ${maxColumns.toLocaleString("en-US")} columns.`);
}
