/** A row of a file, with the number of its last line, or of its row in a spreadsheet. */
export interface TableRow {
  readonly line: number;
  /** The texts of its cells, as `cleanCell` returns them. */
  readonly cells: readonly string[];
}
